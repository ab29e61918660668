import { addressAt } from '@/content/routes';
import type { Security } from '@/content/security';

/** Where security researchers look for it: RFC 9116, 3. */
export const securityTextPath = '/.well-known/security.txt';

/**
 * The text of `security.txt` (RFC 9116, 2.5): whom to tell of a weakness, in which languages, until when.
 *
 * @param address origin of the production site; the file says that it is the right one there, and there only
 */
export function securityText({ contact, expires, preferredLanguages }: Security, address: string): string {
  const lines = [
    ...contact.map((one) => `Contact: ${one}`),
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${preferredLanguages.join(', ')}`,
    `Canonical: ${addressAt(address, securityTextPath)}`,
  ];
  return `${lines.join('\n')}\n`;
}
