import { addressAt } from '@/content/routes';
import { readSecurity } from '@/content/security';
import { site } from '@/content/site';

/** Required by a static export: https://nextjs.org/docs/app/guides/static-exports */
export const dynamic = 'force-static';

/**
 * Whom to tell of a weakness in the site, in which languages, and until when (RFC 9116, 2.5). Warns for a month before
 * it expires, after which no build passes.
 */
export function GET() {
  const now = new Date();
  const { contact, expires, preferredLanguages } = readSecurity(now);
  const days = Math.floor((Date.parse(expires) - now.getTime()) / 86_400_000);
  const mend = 'check the contact in content/security.json, then move the date on';
  if (days < 30) console.warn(`security.txt expires in ${days} days, and builds stop then; ${mend}`);
  const lines = [
    ...contact.map((one) => `Contact: ${one}`),
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${preferredLanguages.join(', ')}`,
    `Canonical: ${addressAt(site.address, '/.well-known/security.txt')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
