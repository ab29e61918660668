type Values = Readonly<Record<string, string | number | undefined>>;

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * Fills in the places of a text; one without a value stays as it is.
 *
 * `{count}` becomes a number, `{count:words}` a word up to ten, `{project|projects}` the first if `count` is 1.
 */
export function fillIn(text: string, values: Values): string {
  const { count } = values;
  return text.replace(/\{([^{}]+)\}/gu, (place, name: string) => {
    const [one, many] = name.split('|');
    if (many !== undefined) return String(count === undefined ? place : count === 1 ? one : many);
    if (name === 'count:words') return numberWords[Number(count)] ?? String(count ?? place);
    return Object.hasOwn(values, name) ? String(values[name] ?? place) : place;
  });
}

/** Whether a value is an object, and not a list. */
export function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Fills in every text and list of texts directly in a group. */
export function fillInAll<Group>(group: Group, values: Values): Group {
  if (!isGroup(group)) return group;
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill);
    return typeof value === 'string' ? fillIn(value, values) : value;
  };
  return Object.fromEntries(Object.entries(group).map(([field, value]) => [field, fill(value)])) as Group;
}
