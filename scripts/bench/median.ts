/**
 * The middle one of some numbers, which a single slow run does not move; of an even count, the mean of the two in
 * the middle.
 *
 * @throws when there are none
 */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('no numbers to take the median of');
  return (lower + upper) / 2;
}
