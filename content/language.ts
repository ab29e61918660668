/** Writing systems that run from right to left. The layout supports only left to right. */
const rightToLeftScripts = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** Whether a text is a language tag in its usual spelling, such as "de" or "en-GB" (BCP 47). */
export function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

/** Whether a language is written from left to right. */
export function isLeftToRight(language: string): boolean {
  const { script = '' } = new Intl.Locale(language).maximize();
  return !rightToLeftScripts.includes(script);
}

/** Whether two forms, as in `{project|projects}`, are enough for every count below 1000. */
export function hasTwoPluralForms(language: string): boolean {
  const rules = new Intl.PluralRules(language);
  const counts = Array.from({ length: 1000 }, (_, count) => rules.select(count));
  return new Set(counts).size <= 2;
}
