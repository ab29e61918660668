import { z } from 'zod';
import { group, listOf } from '@/content/fields';
import { parseContent } from '@/content/parse-content';
import entry from '@/content/security.json';

const wantedContact = 'must be "mailto:" and an address, or an https address';
const wantedLanguage = 'must be a language, such as "en"';

/** Who to tell about a vulnerability, and until when that is valid. */
export const securitySchema = group({
  contact: listOf(
    z
      .string({ error: wantedContact })
      .regex(/^(?:mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/\S+)$/u, { error: wantedContact }),
    'contact',
  ).meta({ description: 'In order of preference: "mailto:…" or "https://…".' }),
  expires: z.iso
    .date({ error: 'must be a day, such as "2027-09-01"' })
    .meta({ description: 'Last day that the contact may be relied on: at most a year ahead.' }),
  preferredLanguages: listOf(
    z
      .string({ error: wantedLanguage })
      .regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/u, { error: wantedLanguage }),
    'language',
  ).meta({ description: 'Languages that a report may be written in (RFC 5646).' }),
});

/**
 * Parses `content/security.json`. It fails once a year on purpose: RFC 9116, 2.5.5, forbids expired files and recommends
 * less than a year of validity.
 *
 * @param now the time of the build
 * @throws ContentError when the file has expired, or for any other mistake
 */
export function readSecurity(now: Date, content: unknown = entry) {
  const dayOf = (time: Date) => time.toISOString().slice(0, 10);
  const nextYear = new Date(now);
  nextYear.setUTCFullYear(now.getUTCFullYear() + 1);
  const [today, latest] = [dayOf(now), dayOf(nextYear)];
  const schema = securitySchema.refine(({ expires }) => expires > today && expires <= latest, {
    path: ['expires'],
    error: `must be a day after today, ${today}, and no later than ${latest}; see that the contact is still right, then move the day on`,
  });
  return parseContent('content/security.json', schema, content);
}
