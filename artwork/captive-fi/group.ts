/**
 * The invented hospitality group that all three Captive Fi pictures look at.
 * Only rows are written down here; each total and percentage is computed from them.
 * It is Saturday 14 November 2026, 23:00.
 */

/** A Wi-Fi access point; `guests` is undefined while it is offline. */
export interface AccessPoint {
  name: string;
  guests: number | undefined;
}

/** What one week looked like at one venue, up to the hour at which it is looked at. */
interface WeekAtVenue {
  /** Visits per day from Monday on. */
  visitsPerDay: readonly number[];
  /** How many of the visits were by guests who had been there before. */
  returningVisits: number;
  /** Average minutes that a guest stayed. */
  dwellMinutes: number;
}

/** One restaurant or nightclub of the group. */
export interface Venue {
  name: string;
  kind: 'Restaurant' | 'Brasserie' | 'Grill' | 'Nightclub';
  thisWeek: WeekAtVenue;
  lastWeek: WeekAtVenue;
  accessPoints: readonly AccessPoint[];
}

/** The name of the group. */
export const groupName = 'Wrenmoor Group';

/** The days of the week, Monday first, with their dates in November 2026. */
export const days = [
  { weekday: 'Mon', date: 9 },
  { weekday: 'Tue', date: 10 },
  { weekday: 'Wed', date: 11 },
  { weekday: 'Thu', date: 12 },
  { weekday: 'Fri', date: 13 },
  { weekday: 'Sat', date: 14 },
  { weekday: 'Sun', date: 15 },
] as const;

/** Index of today, Saturday, in `days`. */
export const today = 5;

/** The hour at which the pictures are taken. */
export const currentHour = 23;

/** A trading day runs from this hour … */
export const openingHour = 8;

/** … to this one, 04:00 of the next calendar day. */
export const closingHour = 28;

/** Today's rows count up to `currentHour`; last week's rows are whole trading days. */
export const venues: readonly Venue[] = [
  {
    name: 'Halcyra',
    kind: 'Nightclub',
    thisWeek: { visitsPerDay: [0, 0, 224, 407, 648, 282], returningVisits: 667, dwellMinutes: 172 },
    lastWeek: { visitsPerDay: [0, 0, 188, 352, 571, 570, 0], returningVisits: 531, dwellMinutes: 166 },
    accessPoints: [
      { name: 'Entrance', guests: 24 },
      { name: 'Floor west', guests: 58 },
      { name: 'Floor east', guests: 54 },
      { name: 'Stage', guests: 36 },
      { name: 'Long bar', guests: 41 },
      { name: 'Lounge', guests: 17 },
      { name: 'Terrace', guests: undefined },
    ],
  },
  {
    name: 'Quillhouse',
    kind: 'Brasserie',
    thisWeek: { visitsPerDay: [236, 248, 271, 318, 402, 396], returningVisits: 879, dwellMinutes: 63 },
    lastWeek: { visitsPerDay: [205, 214, 236, 279, 361, 372, 290], returningVisits: 745, dwellMinutes: 61 },
    accessPoints: [
      { name: 'Front room', guests: 22 },
      { name: 'Bar', guests: 31 },
      { name: 'Library', guests: 12 },
      { name: 'Garden', guests: 6 },
    ],
  },
  {
    name: 'Vellaro',
    kind: 'Restaurant',
    thisWeek: { visitsPerDay: [188, 204, 231, 282, 371, 364], returningVisits: 722, dwellMinutes: 97 },
    lastWeek: { visitsPerDay: [166, 178, 205, 246, 330, 338, 259], returningVisits: 588, dwellMinutes: 93 },
    accessPoints: [
      { name: 'Dining room', guests: 19 },
      { name: 'Wine bar', guests: 11 },
      { name: 'Courtyard', guests: 4 },
    ],
  },
  {
    name: 'Subvolta',
    kind: 'Nightclub',
    thisWeek: { visitsPerDay: [0, 0, 0, 268, 486, 210], returningVisits: 337, dwellMinutes: 158 },
    lastWeek: { visitsPerDay: [0, 0, 0, 236, 431, 430, 0], returningVisits: 283, dwellMinutes: 155 },
    accessPoints: [
      { name: 'Stairs', guests: 20 },
      { name: 'Room one', guests: 49 },
      { name: 'Room two', guests: 44 },
      { name: 'Bar', guests: 31 },
      { name: 'Yard', guests: 12 },
    ],
  },
  {
    name: 'Tallow & Pine',
    kind: 'Grill',
    thisWeek: { visitsPerDay: [151, 166, 190, 236, 322, 318], returningVisits: 512, dwellMinutes: 88 },
    lastWeek: { visitsPerDay: [158, 171, 193, 244, 331, 334, 226], returningVisits: 511, dwellMinutes: 87 },
    accessPoints: [
      { name: 'Dining room', guests: 16 },
      { name: 'Counter', guests: 9 },
      { name: 'Private room', guests: 4 },
    ],
  },
];

/** Share of a day's visits that begins in each hour from `openingHour` on. */
const restaurantHours = [3, 4, 4, 6, 9, 10, 8, 6, 6, 8, 10, 11, 10, 7, 3, 1, 0, 0, 0, 0];
const nightclubHours = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 16, 20, 20, 17, 12, 6, 1];

/** Adds up numbers. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The venue of that name. */
export function venueNamed(name: string): Venue {
  const venue = venues.find((candidate) => candidate.name === name);
  if (!venue) throw new Error(`captive-fi: no venue ${name}`);
  return venue;
}

/** Splits a whole total by weights into whole parts that add up to it again. */
function apportion(total: number, weights: readonly number[]): number[] {
  const allWeight = sum(weights);
  let weightSoFar = 0;
  let givenSoFar = 0;
  return weights.map((weight) => {
    weightSoFar += weight;
    const part = Math.round((total * weightSoFar) / allWeight) - givenSoFar;
    givenSoFar += part;
    return part;
  });
}

function hoursOf(venue: Venue): readonly number[] {
  return venue.kind === 'Nightclub' ? nightclubHours : restaurantHours;
}

const hoursToday = currentHour - openingHour;

function visitsPerHourAt(venue: Venue, week: 'thisWeek' | 'lastWeek', day: number): number[] {
  const visits = venue[week].visitsPerDay[day] ?? 0;
  const hours = hoursOf(venue);
  return apportion(visits, week === 'thisWeek' && day === today ? hours.slice(0, hoursToday) : hours);
}

/** The group's visits in each hour of a trading day; today's end at the current hour. */
export function visitsPerHour(week: 'thisWeek' | 'lastWeek', day: number): number[] {
  const perVenue = venues.map((venue) => visitsPerHourAt(venue, week, day));
  const hourCount = week === 'thisWeek' && day === today ? hoursToday : closingHour - openingHour;
  return Array.from({ length: hourCount }, (_, hour) => sum(perVenue.map((hours) => hours[hour] ?? 0)));
}

/** A venue's visits of this week so far. */
export function visitsOf(venue: Venue): number {
  return sum(venue.thisWeek.visitsPerDay);
}

/** A venue's visits of last week up to the same hour of its Saturday. */
export function earlierVisitsOf(venue: Venue): number {
  const wholeDays = venue.lastWeek.visitsPerDay.slice(0, today);
  return sum(wholeDays) + sum(visitsPerHourAt(venue, 'lastWeek', today).slice(0, hoursToday));
}

/** The group's visits on one day of this week, so far. */
export function visitsOnDay(day: number): number {
  return sum(venues.map((venue) => venue.thisWeek.visitsPerDay[day] ?? 0));
}

/** The group's visits of this week so far, and of last week up to the same hour. */
export const visits = sum(venues.map(visitsOf));
export const earlierVisits = sum(venues.map(earlierVisitsOf));

/** Share of visits by returning guests, of this week and of last week up to the same hour. */
export const returnRate = sum(venues.map((venue) => venue.thisWeek.returningVisits)) / visits;
export const earlierReturnRate = sum(venues.map((venue) => venue.lastWeek.returningVisits)) / earlierVisits;

/** Average minutes of a visit across the group, of this week and of last week up to the same hour. */
export const dwellMinutes =
  sum(venues.map((venue) => venue.thisWeek.dwellMinutes * visitsOf(venue))) / visits;
export const earlierDwellMinutes =
  sum(venues.map((venue) => venue.lastWeek.dwellMinutes * earlierVisitsOf(venue))) / earlierVisits;

/** Guests who are online at a venue now. */
export function guestsOnlineAt(venue: Venue): number {
  return sum(venue.accessPoints.map(({ guests }) => guests ?? 0));
}

/** Whether an access point answers. */
export function isOnline(accessPoint: AccessPoint): boolean {
  return accessPoint.guests !== undefined;
}

/** Guests who are online at the whole group now. */
export const guestsOnline = sum(venues.map(guestsOnlineAt));

/** All access points of the group. */
export const accessPoints = venues.flatMap((venue) => venue.accessPoints);

/** When Halcyra's terrace went dark, today. */
export const offlineSince = { hour: 22, minute: 12 };

/** For how many minutes it has been dark now. */
export const offlineMinutes = (currentHour - offlineSince.hour) * 60 - offlineSince.minute;

/** `5,572`. */
export function grouped(number: number): string {
  return number.toLocaleString('en-GB');
}

/** `1 h 52`. */
export function hoursAndMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  return `${Math.floor(whole / 60)} h ${String(whole % 60).padStart(2, '0')}`;
}

/** The change from an earlier number in percent, with its sign: `+9.6%`. */
export function changeInPercent(now: number, earlier: number, decimals = 1): string {
  return `${signed((now / earlier - 1) * 100, decimals)}%`;
}

/** A number with its sign and so many decimals, with a true minus. */
export function signed(number: number, decimals: number): string {
  const rounded = Math.abs(number).toFixed(decimals);
  if (Number(rounded) === 0) return rounded;
  return `${number < 0 ? '−' : '+'}${rounded}`;
}
