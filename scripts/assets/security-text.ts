import { addressAt } from '@/content/routes';
import { site } from '@/content/site';

const end = Date.parse(site.securityExpires);

/** Whom to tell of a weakness in the site, and until when (RFC 9116); nothing once that day has come. */
export function securityText(now = Date.now()): string | undefined {
  const lines = [
    `Contact: ${site.securityContact}`,
    `Expires: ${site.securityExpires}T00:00:00Z`,
    `Preferred-Languages: ${site.language}`,
    `Canonical: ${addressAt(site.address, '/.well-known/security.txt')}`,
  ];
  return now < end ? `${lines.join('\n')}\n` : undefined;
}
