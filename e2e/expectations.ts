// Expectations that are not in `content/`. The site's owner edits this file, and no other file of the tests.

export type Check = 'complaints' | 'layout' | 'keyboard' | 'colours';

/** Checks to skip on a page, with the reason, for example `'/film': { keyboard: 'The player traps Tab' }`. */
export const skippedChecks: Readonly<Record<string, Partial<Record<Check, string>>>> = {};

/** The times of the carousels at launch, in ms: from one picture to the next, and for one fade. */
export const launchTimes = { slideInterval: 3000, fadeDuration: 1000 };
