import vercel from '@/vercel.json' with { type: 'json' };

/** The headers that `vercel.json` sets for a path, by their names. Leaves out rules for one host name alone. */
export function headersAt(path: string): Record<string, string> {
  const rules = vercel.headers.filter((rule) => !rule.has && RegExp(`^${rule.source}$`, 'u').test(path));
  return Object.fromEntries(rules.flatMap(({ headers }) => headers).map(({ key, value }) => [key, value]));
}
