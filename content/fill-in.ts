/** Values by the names of their places. */
type Values = Readonly<Record<string, string | number | undefined>>;

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * Puts values into the places of a text; a place without a value stays as it is.
 *
 * `{count}` becomes a figure, `{count:words}` a word up to ten, `{project|projects}` the first where `count` is one.
 */
export function fillIn(text: string, values: Values): string {
  const { count } = values;
  return text.replace(/\{([^{}]+)\}/gu, (place, name: string) => {
    const [one, many] = name.split('|');
    if (many !== undefined) return String(count === undefined ? place : count === 1 ? one : many);
    if (name === 'count:words') return numberWords[Number(count)] ?? String(count ?? place);
    return String(values[name] ?? place);
  });
}

/** Fills in each text and each list of texts of a group, and leaves alone what is deeper or something else. */
export function fillInAll<Group>(group: Group, values: Values): Group {
  if (group === null || typeof group !== 'object' || Array.isArray(group)) return group;
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.map((item) => (typeof item === 'string' ? fillIn(item, values) : item));
    return typeof value === 'string' ? fillIn(value, values) : value;
  };
  return Object.fromEntries(Object.entries(group).map(([field, value]) => [field, fill(value)])) as Group;
}
