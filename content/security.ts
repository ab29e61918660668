import { z } from 'zod';
import { parseContent } from '@/content/parse-content';
import entry from '@/content/security.json';

/** A day as content writes it: `2027-09-01`. */
function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function oneYearAfter(date: Date): Date {
  const later = new Date(date);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  return later;
}

/** Both ends of what a build may publish: no date that has come, none further than a year ahead. */
function expiry(now: Date) {
  const today = dayOf(now);
  const latest = dayOf(oneYearAfter(now));
  const wanted = `must be a day after today, ${today}, and no later than ${latest}, such as "${latest}"`;
  return z.iso
    .date({ error: wanted, abort: true })
    .refine((day) => day > today, {
      error: `${wanted}; after it nobody may rely on security.txt, so see first that the contact is still right`,
    })
    .refine((day) => day <= latest, { error: `${wanted}; a contact that is never looked at goes stale` });
}

const contact = z
  .string({ error: 'must be "mailto:" and an address, or an https address' })
  .regex(/^(?:mailto:[^\s@]+@[^\s@]+\.[^\s@]+|https:\/\/\S+)$/u, {
    error: 'must be "mailto:" and an address, or an https address',
  });

/**
 * Whom to tell of a weakness in the site. The date makes the build stop once a year, on purpose: RFC 9116, 2.5.5,
 * forbids the use of a file that has expired and wants less than a year until then.
 *
 * @param now the day that the site is built on
 */
export function securitySchema(now: Date) {
  return z.strictObject({
    /** In order of preference. */
    contact: z.array(contact, { error: 'must be a list of contacts' }).min(1, {
      error: 'must be a list of contacts, and hold at least one',
    }),
    expires: expiry(now),
    /** Languages that a report may be written in (RFC 5646). */
    preferredLanguages: z
      .array(
        z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/u, { error: 'must be a language, such as "en"' }),
      )
      .min(1, { error: 'must be a list of languages, such as ["en"]' }),
  });
}

/** Whom to tell of a weakness, as `securitySchema` gives it. */
export type Security = z.output<ReturnType<typeof securitySchema>>;

/**
 * Parses `content/security.json`. A function, unlike its neighbours: only a build asks what day it is, so that no
 * test fails by the calendar.
 *
 * @throws ContentError when the day has come, or anything else is wrong
 */
export function readSecurity(now: Date): Security {
  return parseContent('content/security.json', securitySchema(now), entry);
}
