import { hexOf } from '@/oklch';
import { houseAsHex, shadeOfLit, stageShades } from '@/tailwind.config';

/** Letters filled from their upper edge to the line that they stand on, in parts of a line of 1.2. */
const filled = (above: string, top: number, below: string) => ({
  backgroundImage: `linear-gradient(${above} ${top}%, ${below} 78%)`,
  backgroundClip: 'text',
  color: 'transparent',
});

/** Letters that the light falls on. */
export const lit = filled(houseAsHex['key-light-hover'], 28, hexOf(shadeOfLit));

/** Very large letters that stand in the beam. */
export const onStage = filled(hexOf(stageShades[0]), 20, hexOf(stageShades[1]));
