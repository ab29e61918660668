type Values = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Replaces placeholders such as `{name}` with their values. A placeholder without a value stays as it is.
 * `{project|projects}` becomes the first word if the value `isOne` is true, and otherwise the second word.
 */
export function fillIn(text: string, values: Values): string {
  return text.replace(/(?<!\{)\{([^{}]+)\}(?!\})/gu, (place, name: string) => {
    const [one, many] = name.split('|');
    if (many !== undefined)
      return String(values['isOne'] === undefined ? place : values['isOne'] ? one : many);
    return Object.hasOwn(values, name) ? String(values[name] ?? place) : place;
  });
}

/** Whether a value is an object, and not a list. */
export function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Replaces placeholders in the texts and lists of texts of an object, but not in objects within it. */
export function fillInAll<Group>(group: Group, values: Values): Group {
  if (!isGroup(group)) return group;
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill);
    return typeof value === 'string' ? fillIn(value, values) : value;
  };
  return Object.fromEntries(Object.entries(group).map(([field, value]) => [field, fill(value)])) as Group;
}
