/** `1.05 s`, from ms. */
export function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

/** `80 ms`. */
export function inMilliseconds(milliseconds: number): string {
  return `${Math.round(milliseconds)} ms`;
}

/** `17.4 KiB`, from bytes. */
export function inKibibytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

/** `1.08`: how many times the floor; `1.00` where both are nothing, and `–` where only the floor is. */
export function ratio(value: number, floor: number): string {
  if (floor > 0) return (value / floor).toFixed(2);
  return value > 0 ? '–' : '1.00';
}
