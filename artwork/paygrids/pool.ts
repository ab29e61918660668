/** The night that the PayGrids picture shows. */
export const venue = 'Velvet Index';

const night = new Date(Date.UTC(2026, 10, 14));

function nightPart(options: Intl.DateTimeFormatOptions): string {
  return night.toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
}

/** The pictured night, its weekday worked out rather than typed: `Saturday 14 November`. */
export const longDate = [
  nightPart({ weekday: 'long' }),
  nightPart({ day: 'numeric' }),
  nightPart({ month: 'long' }),
].join(' ');

/** Minutes after midnight of the night's date; hours past 24 are the morning after. */
function clock(hour: number, minute: number): number {
  return hour * 60 + minute;
}

/** The hours of the night by their first minute: the columns of the grid. */
export const nightHours = Array.from({ length: 9 }, (_, index) => clock(19 + index, 0));

/** What the pool is made of, in cents. */
export const sources = [
  { name: 'Bottle service', cents: 987_240 },
  { name: 'Bar cards', cents: 196_425 },
  { name: 'Cash', cents: 64_400 },
];

/** The whole pool in cents. */
export const poolCents = sum(sources.map(({ cents }) => cents));

interface Crew {
  name: string;
  role: string;
  points: number;
  from: number;
  until: number;
}

const crew: Crew[] = [
  { name: 'Amara Diallo', role: 'Bottle server', points: 10, from: clock(20, 0), until: clock(27, 30) },
  { name: 'Joaquín Reyes', role: 'Bottle server', points: 10, from: clock(20, 30), until: clock(27, 30) },
  { name: 'Mei-Lin Tan', role: 'Bottle server', points: 10, from: clock(21, 15), until: clock(27, 30) },
  { name: 'Dev Malhotra', role: 'Bartender', points: 8, from: clock(19, 0), until: clock(27, 15) },
  { name: 'Freya Holm', role: 'Bartender', points: 8, from: clock(20, 30), until: clock(27, 0) },
  { name: 'Tomasz Wrona', role: 'Barback', points: 5, from: clock(19, 0), until: clock(27, 30) },
  { name: 'Naledi Moyo', role: 'Runner', points: 4, from: clock(21, 0), until: clock(27, 0) },
];

/** Tips that change hands after the count; each takes from one person what it gives another. */
const transfers = [
  { from: 'Joaquín Reyes', to: 'Mei-Lin Tan', cents: 8_500 },
  { from: 'Dev Malhotra', to: 'Tomasz Wrona', cents: 4_000 },
];

/** The sum of some amounts. */
export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/**
 * Splits an amount of cents by weight so that the parts sum to it exactly:
 * each part is rounded down, then the cents left over go to the largest remainders.
 */
export function splitByLargestRemainder(cents: number, weights: readonly number[]): number[] {
  const total = sum(weights);
  const parts = weights.map((weight) => Math.floor((cents * weight) / total));
  const leftOver = cents - sum(parts);
  const luckiest = weights
    .map((weight, index) => ({ index, remainder: (cents * weight) % total }))
    .sort((left, right) => right.remainder - left.remainder || left.index - right.index)
    .slice(0, leftOver)
    .map(({ index }) => index);
  return parts.map((part, index) => (luckiest.includes(index) ? part + 1 : part));
}

// Points times minutes, not hours: whole numbers keep the split exact.
const shares = splitByLargestRemainder(
  poolCents,
  crew.map(({ points, from, until }) => points * (until - from)),
);

/** The grid's rows: everyone who worked the night, with their share, adjustment and payout in cents. */
export const rows = crew.map((person, index) => {
  const share = shares[index] ?? 0;
  const adjustment =
    sum(transfers.filter(({ to }) => to === person.name).map(({ cents }) => cents)) -
    sum(transfers.filter(({ from }) => from === person.name).map(({ cents }) => cents));
  return { ...person, minutes: person.until - person.from, share, adjustment, payout: share + adjustment };
});

/** The grid's bottom line, summed from the rows as shown. */
export const totals = {
  minutes: sum(rows.map(({ minutes }) => minutes)),
  share: sum(rows.map(({ share }) => share)),
  adjustment: sum(rows.map(({ adjustment }) => adjustment)),
  payout: sum(rows.map(({ payout }) => payout)),
};

if (totals.share !== poolCents || totals.payout !== poolCents || totals.adjustment !== 0) {
  throw new Error('artwork: the tip pool does not balance');
}

/** What one point earns in an hour, in cents and rounded: a figure to read, not to pay by. */
export const centsPerPointHour = Math.round(
  (poolCents * 60) / sum(rows.map(({ points, minutes }) => points * minutes)),
);

/** The checks already signed; the payout's own approval is still to come. */
export const approvals = [
  { step: 'Cash counted', by: 'Kofi Brandt', at: clock(27, 48) },
  { step: 'Hours confirmed', by: 'Renata Solís', at: clock(27, 56) },
];

/** `$1,234.56`; the sign leads. */
export function formatMoney(cents: number): string {
  const sign = cents < 0 ? '−' : '';
  const dollars = Math.floor(Math.abs(cents) / 100).toLocaleString('en-US');
  return `${sign}$${dollars}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
}

/** `7.50`. */
export function formatHours(minutes: number): string {
  return (minutes / 60).toFixed(2);
}

/** `3:48 am`. */
export function formatClock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}
