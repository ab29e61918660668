import { addressAt } from '@/content/routes';
import type { site } from '@/content/site';

/** Whom to tell of a weakness in the site, and until when (RFC 9116); nothing once that day has come. */
export function securityText(
  { address, securityContact, securityExpires }: typeof site,
  now = Date.now(),
): string | undefined {
  if (Date.parse(securityExpires) <= now) return undefined;
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${securityExpires}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${addressAt(address, '/.well-known/security.txt')}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** What to say of security.txt from 30 days before it runs out, which `links.yml` counts too. */
export function securityWarning({ securityExpires }: typeof site, now = Date.now()): string | undefined {
  const days = (Date.parse(securityExpires) - now) / 86_400_000;
  if (days > 30) return undefined;
  const state = days > 0 ? 'runs out' : 'is left out, because it ran out';
  return `Warning: security.txt ${state} on ${securityExpires}; check "securityContact" in content/site.json, then move "securityExpires" on`;
}
