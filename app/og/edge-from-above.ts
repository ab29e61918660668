import { houseAsHex } from '@/tailwind.config';

/** An edge that is lit from above. */
export const edgeFromAbove = `linear-gradient(${houseAsHex['hairline-lit']}, ${houseAsHex.hairline} 50%)`;
