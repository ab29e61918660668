/**
 * Id of the one hidden note that describes every link that opens a new tab. A description and not a part of the
 * name, so that the link is still called what it shows (WCAG 2.2, 2.5.3).
 */
export const newTabNoteId = 'new-tab-note';
