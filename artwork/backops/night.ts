/** The one invented night that all BackOps screens show: its times, people, head counts and money. */

/** Minutes since the Saturday's midnight; hours from 24 on belong to the Sunday. */
export function at(hours: number, minutes = 0): number {
  return hours * 60 + minutes;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** A minute of the night as a time of day: 1515 → `01:15`. */
export function timeOfDay(minute: number): string {
  return `${pad(Math.floor(minute / 60) % 24)}:${pad(minute % 60)}`;
}

/** A second of the night as a time of day: `01:12:36`. */
export function clockOf(second: number): string {
  return `${timeOfDay(Math.floor(second / 60))}:${pad(second % 60)}`;
}

/** A short span in seconds as minutes and seconds: `2:24`. */
export function stopwatch(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`;
}

/** A span in minutes in words: `9 h 30`, `11 h`. */
export function hoursAndMinutes(minutes: number): string {
  const hours = `${Math.floor(minutes / 60)} h`;
  return minutes % 60 > 0 ? `${hours} ${pad(minutes % 60)}` : hours;
}

/** A head count with thousands separators. */
export function count(value: number): string {
  return value.toLocaleString('en-GB');
}

/** A share of a whole in full percent. */
export function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 100);
}

/** Pence as an amount without its currency: `7,248.43`. */
export function amount(pence: number): string {
  return (pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 });
}

/** Pence as pounds: `£7,248.43`. */
export function pounds(pence: number): string {
  return `£${amount(pence)}`;
}

/** The sum of one number of each row. */
export function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}

const year = 2026;

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** The calendar day on which a minute of the night falls: `Sat 14 Nov`. */
export function dayOf(minute: number): string {
  return dayFormat.format(new Date(Date.UTC(year, 10, 14, 0, minute))).replace(',', '');
}

/** The event itself. */
export const night = {
  title: 'Ember Assembly',
  venue: 'Noonmark Hall',
  promoter: 'Low Lantern',
  year,
  doors: at(21),
  lastEntry: at(25),
  curfew: at(28),
} as const;

/** The second at which the three live screens are photographed. */
export const nowSecond = at(25, 12) * 60 + 36;

/** The minute in which the live screens are photographed. */
export const nowMinute = Math.floor(nowSecond / 60);

/** When the roster is looked at: in the morning, while the conflict can still be solved. */
export const rosterMinute = at(10, 20);

/** When the settlement is signed: after the house has emptied. */
export const settlementMinute = at(28, 46);

/** One block on a lane of the run of show. */
export interface Cue {
  title: string;
  starts: number;
  ends: number;
}

/** One stage or department of the run of show, with its cues in order. */
export interface Lane {
  name: string;
  tone: 'main' | 'mezzanine' | 'sound' | 'lights' | 'bars' | 'security';
  cues: readonly Cue[];
}

/** The headliner, who is named on several screens. */
export const headliner = {
  name: 'Brass Equator',
  starts: at(25, 15),
  ends: at(26, 30),
  cueNumber: 31,
} as const;

/** The run of show. */
export const lanes: readonly Lane[] = [
  {
    name: 'Main Room',
    tone: 'main',
    cues: [
      { title: 'Odalys Kern', starts: at(23, 40), ends: at(24, 50) },
      { title: 'Changeover', starts: at(24, 50), ends: headliner.starts },
      { title: `${headliner.name}, live`, starts: headliner.starts, ends: headliner.ends },
      { title: 'Sable Orrin', starts: headliner.ends, ends: at(27, 55) },
    ],
  },
  {
    name: 'Mezzanine',
    tone: 'mezzanine',
    cues: [
      { title: 'Kofi Tamarind', starts: at(23), ends: at(25, 30) },
      { title: 'Wren Achterberg', starts: at(25, 30), ends: at(27, 30) },
    ],
  },
  {
    name: 'Sound',
    tone: 'sound',
    cues: [
      { title: 'DJ mix', starts: at(23, 40), ends: at(24, 50) },
      { title: 'Line check', starts: at(24, 50), ends: at(25, 10) },
      { title: 'Live mix, 32 channels', starts: headliner.starts, ends: headliner.ends },
      { title: 'DJ mix', starts: headliner.ends, ends: at(27, 55) },
    ],
  },
  {
    name: 'Lights',
    tone: 'lights',
    cues: [
      { title: 'Warm wash', starts: at(23, 40), ends: at(24, 50) },
      { title: 'House preset', starts: at(24, 50), ends: headliner.starts },
      { title: 'Ember sequence', starts: headliner.starts, ends: at(25, 55) },
      { title: 'Full rig', starts: at(25, 55), ends: headliner.ends },
      { title: 'Low amber', starts: headliner.ends, ends: at(27, 55) },
    ],
  },
  {
    name: 'Bars',
    tone: 'bars',
    cues: [
      { title: 'Restock', starts: at(24, 10), ends: at(24, 35) },
      { title: 'All tills open', starts: at(24, 45), ends: at(25, 20) },
      { title: 'Terrace restock', starts: at(25, 30), ends: at(26, 5) },
      { title: 'Float check', starts: at(26, 20), ends: at(26, 45) },
    ],
  },
  {
    name: 'Security',
    tone: 'security',
    cues: [
      { title: 'Entry open', starts: night.doors, ends: night.lastEntry },
      { title: 'Pit team in position', starts: at(25, 5), ends: headliner.ends },
      { title: 'Terrace', starts: at(26, 35), ends: at(27) },
    ],
  },
];

/** The part of the house that one head count stands for. */
export interface Zone {
  name: string;
  inside: number;
  capacity: number;
}

/** The head counts at the live moment. */
export const zones = {
  mainRoom: { name: 'Main Room', inside: 672, capacity: 700 },
  mainBar: { name: 'Main Bar', inside: 138, capacity: 160 },
  mezzanine: { name: 'Mezzanine', inside: 201, capacity: 240 },
  terrace: { name: 'Terrace', inside: 104, capacity: 180 },
  foyer: { name: 'Foyer', inside: 47, capacity: 120 },
} as const satisfies Record<string, Zone>;

/** From this share of its capacity on, a zone counts as nearly full. */
export const nearlyFullPercent = 95;

/** One kind of admission with its price in pence, VAT included. */
export interface TicketType {
  name: string;
  admitted: number;
  price: number;
}

/** Everybody who came in; complete since the last entry, so the live screens and the settlement share it. */
export const ticketTypes: readonly TicketType[] = [
  { name: 'Early release', admitted: 300, price: 16_00 },
  { name: 'Standard', admitted: 520, price: 22_00 },
  { name: 'Final release', admitted: 230, price: 26_00 },
  { name: 'On the door', admitted: 118, price: 28_00 },
  { name: 'Guest list', admitted: 64, price: 0 },
];

const insideTotal = sum(Object.values(zones), (zone) => zone.inside);
const admittedTotal = sum(ticketTypes, (ticket) => ticket.admitted);

/** The head count of the whole house. */
export const house = {
  inside: insideTotal,
  capacity: sum(Object.values(zones), (zone) => zone.capacity),
  admitted: admittedTotal,
  left: admittedTotal - insideTotal,
} as const;

/** One person on the roster. */
export interface CrewMember {
  name: string;
  role: string;
}

/** People who are called at the same time. */
export interface CrewCall {
  team: string;
  call: number;
  crew: readonly CrewMember[];
}

const bartender = 'Bartender';
const doorSupervisor = 'Door supervisor';

/** The member of the crew whose rest is too short. */
export const shortRest = {
  name: 'Dario Fenn',
  role: 'Lighting',
  previousShift: 'Overnight load-out',
  previousShiftEnded: at(6, 30),
  requiredRest: at(11),
  standIn: 'Ansel Okparo',
} as const;

const productionCall: CrewCall = {
  team: 'Production',
  call: at(16),
  crew: [
    { name: shortRest.name, role: shortRest.role },
    { name: 'Mara Whitlock', role: 'Show caller' },
    { name: 'Yuki Tanabori', role: 'Stage manager' },
    { name: 'Anouk Dessain', role: 'Sound' },
    { name: 'Tobias Ekwall', role: 'Monitor sound' },
    { name: 'Nkem Adaora', role: 'Video' },
    { name: 'Priyanka Vels', role: 'Stage crew' },
    { name: 'Rui Calvarro', role: 'Stage crew' },
  ],
};

const barCall: CrewCall = {
  team: 'Bars',
  call: at(19),
  crew: [
    { name: 'Osei Brammah', role: 'Bar manager' },
    { name: 'Leila Haddou', role: 'Main Bar lead' },
    { name: 'Mateo Quirón', role: 'Terrace lead' },
    { name: 'Bronagh Tulley', role: 'Mezzanine lead' },
    { name: 'Saskia Wend', role: bartender },
    { name: 'Jomo Karanthi', role: bartender },
    { name: 'Freya Lindell', role: bartender },
    { name: 'Arjun Pellai', role: bartender },
    { name: 'Noémie Carrat', role: bartender },
    { name: 'Caleb Strand', role: bartender },
  ],
};

const frontOfHouseCall: CrewCall = {
  team: 'Front of house',
  call: at(19, 30),
  crew: [
    { name: 'Ingrid Solvang', role: 'Box office lead' },
    { name: 'Kwame Adjeiro', role: 'Box office' },
    { name: 'Hana Yoshimi', role: 'Cloakroom' },
    { name: 'Elif Karasoy', role: 'Access host' },
    { name: 'Marcus Dunmoor', role: 'Guest list' },
    { name: 'Teodora Ilin', role: 'Cloakroom' },
  ],
};

/** Who leads the pit team and reports from the front rail. */
export const pitLead: CrewMember = { name: 'Samira Kadour', role: 'Pit lead' };

const securityCrew: readonly CrewMember[] = [
  { name: 'Idris Bellamo', role: 'Head of security' },
  pitLead,
  { name: 'Viktor Hallas', role: 'South Doors' },
  { name: 'Amara Obisi', role: doorSupervisor },
  { name: 'Declan Rourkey', role: doorSupervisor },
  { name: 'Farah Nazemi', role: doorSupervisor },
  { name: 'Goran Milek', role: doorSupervisor },
  { name: 'Thandi Mokwena', role: doorSupervisor },
  { name: 'Luca Perrano', role: doorSupervisor },
  { name: 'Agnes Wolny', role: doorSupervisor },
  { name: 'Hamza Qurban', role: doorSupervisor },
  { name: 'Petra Jansky', role: doorSupervisor },
  { name: 'Owen Trevanne', role: doorSupervisor },
  { name: 'Salma Idrissou', role: doorSupervisor },
];

const medicalCrew: readonly CrewMember[] = [
  { name: 'Rosa Delmonde', role: 'Lead medic' },
  { name: 'Jin Parkhale', role: 'Medic' },
];

/** The roster by call time. */
export const crewCalls: readonly CrewCall[] = [
  productionCall,
  barCall,
  frontOfHouseCall,
  { team: 'Security, medical', call: at(20), crew: [...securityCrew, ...medicalCrew] },
];

/** How many people are on the roster, and how many have nothing against their shift. */
export const crewTotals = {
  rostered: sum(crewCalls, (call) => call.crew.length),
  confirmed: sum(crewCalls, (call) => call.crew.filter(({ name }) => name !== shortRest.name).length),
} as const;

/** How many people of each team the floor plan has to show. */
export const floorTeams = {
  security: securityCrew.length,
  bars: barCall.crew.length,
  frontOfHouse: frontOfHouseCall.crew.length,
  medical: medicalCrew.length,
} as const;

/** The rest that the conflicting call would leave, and the earliest call that keeps the rule. */
export const restCheck = {
  call: productionCall.call,
  rest: productionCall.call - shortRest.previousShiftEnded,
  missing: shortRest.requiredRest - (productionCall.call - shortRest.previousShiftEnded),
  earliestCall: shortRest.previousShiftEnded + shortRest.requiredRest,
} as const;

/** One entry of the incident log; its moments are seconds of the night. */
export interface Incident {
  number: number;
  title: string;
  place: string;
  severity: 'Major' | 'Moderate' | 'Minor';
  status: 'Responding' | 'Watching' | 'Resolved';
  reported: number;
  onScene: number;
}

const second = (hours: number, minutes: number, seconds: number) => at(hours, minutes) * 60 + seconds;

/** The open incident that the log has selected and the floor plan marks. */
export const frontRailIncident = {
  number: 6,
  title: 'Pressure at front rail',
  place: zones.mainRoom.name,
  severity: 'Major',
  status: 'Responding',
  reported: second(25, 4, 10),
  acknowledged: second(25, 4, 32),
  onScene: second(25, 5, 40),
  entryHeld: second(25, 9, 15),
} as const;

/** The incident log, newest first. */
export const incidents: readonly Incident[] = [
  frontRailIncident,
  {
    number: 5,
    title: 'Sound level near limit',
    place: zones.terrace.name,
    severity: 'Minor',
    status: 'Watching',
    reported: second(24, 52, 5),
    onScene: second(24, 54, 20),
  },
  {
    number: 4,
    title: 'Guest unwell, water given',
    place: zones.mainRoom.name,
    severity: 'Moderate',
    status: 'Resolved',
    reported: second(24, 21, 40),
    onScene: second(24, 22, 35),
  },
  {
    number: 3,
    title: 'Broken glass at till 3',
    place: zones.mainBar.name,
    severity: 'Minor',
    status: 'Resolved',
    reported: second(23, 47, 0),
    onScene: second(23, 48, 50),
  },
  {
    number: 2,
    title: 'Entry refused, no valid ID',
    place: zones.foyer.name,
    severity: 'Minor',
    status: 'Resolved',
    reported: second(23, 5, 30),
    onScene: second(23, 6, 15),
  },
  {
    number: 1,
    title: 'Stair light out, replaced',
    place: zones.mezzanine.name,
    severity: 'Moderate',
    status: 'Resolved',
    reported: second(22, 36, 20),
    onScene: second(22, 39, 0),
  },
];

/** One bar of the house and what its tills took, in pence, VAT included. */
export interface BarTaking {
  name: string;
  gross: number;
}

/** What the three bars took. */
export const barTakings: readonly BarTaking[] = [
  { name: 'Main Bar', gross: 11_842_60 },
  { name: 'Mezzanine Bar', gross: 5_218_40 },
  { name: 'Terrace Bar', gross: 3_964_20 },
];

const vatPercent = 20;
const promoterPercent = 70;
const barCommissionPercent = 10;

const netOfVat = (gross: number) => Math.round((gross * 100) / (100 + vatPercent));
const shareOf = (pence: number, share: number) => Math.round((pence * share) / 100);

const doorGross = sum(ticketTypes, (ticket) => ticket.admitted * ticket.price);
const doorNet = netOfVat(doorGross);
const guarantee = 6_000_00;
const supportFees = sum(
  [
    { name: 'Odalys Kern', fee: 600_00 },
    { name: 'Sable Orrin', fee: 700_00 },
    { name: 'Kofi Tamarind', fee: 300_00 },
    { name: 'Wren Achterberg', fee: 300_00 },
  ],
  (support) => support.fee,
);
const showCosts = sum(
  [
    { name: 'Security', cost: floorTeams.security * 165_00 },
    { name: 'Production hire', cost: 1_850_00 },
    { name: 'Marketing', cost: 720_00 },
    { name: 'Music licence', cost: shareOf(doorNet, 3) },
  ],
  (row) => row.cost,
);
const toSplit = doorNet - guarantee - supportFees - showCosts;
const promoterShare = shareOf(toSplit, promoterPercent);
const barGross = sum(barTakings, (bar) => bar.gross);
const barNet = netOfVat(barGross);
const barCommission = shareOf(barNet, barCommissionPercent);

/** The money of the night in pence, from the gross door to what the promoter is paid. */
export const settlement = {
  vatPercent,
  promoterPercent,
  venuePercent: 100 - promoterPercent,
  barCommissionPercent,
  doorGross,
  doorVat: doorGross - doorNet,
  guarantee,
  supportFees,
  showCosts,
  toSplit,
  promoterShare,
  venueShare: toSplit - promoterShare,
  barGross,
  barNet,
  barCommission,
  barPerHead: Math.round(barGross / admittedTotal),
  promoterPayout: promoterShare + barCommission,
} as const;
