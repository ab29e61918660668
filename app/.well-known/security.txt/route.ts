import { addressAt } from '@/content/routes';
import { site } from '@/content/site';

export const dynamic = 'force-static';

/** Whom to tell of a weakness in the site, and until when (RFC 9116). Warns during the last month. */
export function GET() {
  const days = Math.floor((Date.parse(site.securityExpires) - Date.now()) / 86_400_000);
  if (days < 30) console.warn(`Builds stop in ${days} days; move "securityExpires" in content/site.json on`);
  const lines = [
    `Contact: ${site.securityContact}`,
    `Expires: ${site.securityExpires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${addressAt(site.address, '/.well-known/security.txt')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
