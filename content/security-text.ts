import { addressAt } from '@/content/routes';
import { site } from '@/content/site';

const end = Date.parse(site.securityExpires);

/** Whom to tell of a weakness in the site, and until when (RFC 9116); nothing once that day has come. */
export function securityText(now = Date.now()): string | undefined {
  const lines = [
    `Contact: ${site.securityContact}`,
    `Expires: ${site.securityExpires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${addressAt(site.address, '/.well-known/security.txt')}`,
  ];
  return now < end ? `${lines.join('\n')}\n` : undefined;
}

/** What to say of security.txt from 30 days before it runs out, which `links.yml` counts too. */
export function securityWarning(now = Date.now()): string | undefined {
  if (end - now > 30 * 86_400_000) return undefined;
  const state = now < end ? 'runs out' : 'is left out, because it ran out';
  return `Warning: security.txt ${state} on ${site.securityExpires}; check "securityContact" in content/site.json, then move "securityExpires" on`;
}
