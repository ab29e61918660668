/** Puts values into the places of a template: `{count}` takes the value named `count`. */
export function fillIn(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/gu, (place, name: string) => String(values[name] ?? place));
}
