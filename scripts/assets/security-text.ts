import { addressAt } from '@/content/routes';
import { site } from '@/content/site';

const expiry = Date.parse(site.securityExpires);

/** The text of `security.txt` (RFC 9116), which says where to report vulnerabilities; undefined if it has expired. */
export function securityText(now = Date.now()): string | undefined {
  const lines = [
    `Contact: ${site.securityContact}`,
    `Expires: ${site.securityExpires}T00:00:00Z`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${addressAt(site.address, '/.well-known/security.txt')}`,
  ];
  return now < expiry ? `${lines.join('\n')}\n` : undefined;
}
