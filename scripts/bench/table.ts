/**
 * A table in plain text: words to the left, numbers to the right, in columns as wide as their longest cell.
 *
 * @param rows of the same number of cells, the first row being the heading
 */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    widths
      .map(
        (width, column) => (column === 0 ? row[column]?.padEnd(width) : row[column]?.padStart(width)) ?? '',
      )
      .join('  ')
      .trimEnd();
  const [heading = [], ...others] = rows;
  return [line(heading), widths.map((width) => '-'.repeat(width)).join('  '), ...others.map(line)].join('\n');
}
