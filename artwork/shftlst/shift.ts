/** The evening that every ShftLst picture shows: one venue, one Saturday, one moment. */
export const venue = 'Asunder Playhouse';

/** Minutes after midnight of the moment pictured. */
export const now = clock(17, 24);

/** When the venue lets guests in, in minutes after midnight. */
export const doors = clock(18, 0);

const day = new Date(Date.UTC(2026, 10, 14));

/** The pictured date, its weekday worked out rather than typed: `Saturday 14 November`. */
export const longDate = [
  dayPart({ weekday: 'long' }),
  dayPart({ day: 'numeric' }),
  dayPart({ month: 'long' }),
].join(' ');

/** The same date where room is short: `Sat 14 Nov`. */
export const shortDate = [
  dayPart({ weekday: 'short' }),
  dayPart({ day: 'numeric' }),
  dayPart({ month: 'short' }),
].join(' ');

function dayPart(options: Intl.DateTimeFormatOptions): string {
  return day.toLocaleDateString('en-US', { ...options, timeZone: 'UTC' });
}

/** Minutes after midnight; hours past 24 belong to the night after. */
function clock(hour: number, minute: number): number {
  return hour * 60 + minute;
}

/** Someone who works the evening. */
export interface Person {
  name: string;
  /** Which of the stylesheet's avatar tints is theirs. */
  tint: 'peach' | 'mint' | 'butter' | 'lilac' | 'sky';
}

/** The people of the evening by first name. */
export const people = {
  imani: { name: 'Imani Okafor', tint: 'butter' },
  thanh: { name: 'Thanh Vu', tint: 'sky' },
  sofia: { name: 'Sofía Maldonado', tint: 'lilac' },
  mateo: { name: 'Mateo Herzog', tint: 'mint' },
  priya: { name: 'Priya Raman', tint: 'peach' },
  noor: { name: 'Noor Haddad', tint: 'peach' },
  eli: { name: 'Eli Sandoval', tint: 'mint' },
  kealani: { name: 'Kealani Ito', tint: 'lilac' },
} satisfies Record<string, Person>;

/** One line of a template. */
export interface TemplateTask {
  id: string;
  title: string;
  /** What a tick must come with. */
  proof?: 'photo';
  /** Set where the task is not for the section's own role. */
  role?: string;
}

/** A run of template tasks with one time window and one role. */
export interface TemplateSection {
  name: string;
  from: number;
  by: number;
  role: string;
  tasks: TemplateTask[];
}

/** The checklist template that the phone, the board and the editor all show. */
export const template: { name: string; sections: TemplateSection[] } = {
  name: 'Main bar opening',
  sections: [
    {
      name: 'Power & fridges',
      from: clock(16, 0),
      by: clock(16, 45),
      role: 'Bartender',
      tasks: [
        { id: 'lights', title: 'Lights, music, glasswasher on' },
        { id: 'fridges', title: 'Fridges below 41 °F' },
        { id: 'beer', title: 'Beer fridge faced', proof: 'photo' },
        { id: 'ice', title: 'Ice wells filled' },
      ],
    },
    {
      name: 'Back bar',
      from: clock(16, 45),
      by: clock(17, 30),
      role: 'Bartender',
      tasks: [
        { id: 'citrus', title: 'Citrus cut and dated' },
        { id: 'juice', title: 'Juices tasted', role: 'Bar lead' },
        { id: 'coupes', title: 'Coupes polished' },
        { id: 'rail', title: 'Speed rail in order', proof: 'photo' },
      ],
    },
    {
      name: 'Till & front',
      from: clock(17, 30),
      by: clock(18, 0),
      role: 'Bartender',
      tasks: [
        { id: 'float', title: 'Till float counted', role: 'Bar lead' },
        { id: 'reader', title: 'Card reader tested' },
        { id: 'menus', title: 'Menus and candles out' },
        { id: 'front', title: 'Bar front ready', proof: 'photo' },
      ],
    },
  ],
};

/** The task whose photo is being taken, and whose settings the editor has open. */
export const currentTaskId = 'rail';

/** When the bartender ticked each finished task of the template, by task id. */
export const ticks: Readonly<Record<string, number>> = {
  lights: clock(16, 6),
  fridges: clock(16, 12),
  beer: clock(16, 25),
  ice: clock(16, 40),
  citrus: clock(16, 58),
  reader: clock(17, 2),
  juice: clock(17, 7),
  coupes: clock(17, 19),
};

/** How far a list of template tasks has come. */
export function progressOf(tasks: readonly TemplateTask[]): Progress {
  return { done: tasks.filter(({ id }) => ticks[id] !== undefined).length, total: tasks.length };
}

/** Ticked tasks out of all tasks. */
export interface Progress {
  done: number;
  total: number;
}

/** Every task of the template, in order. */
export const templateTasks = template.sections.flatMap(({ tasks }) => tasks);

/** A task on the board that nobody has ticked yet. */
interface OpenTask {
  title: string;
  by: number;
}

/** One station's checklist for one shift, as the board knows it. */
export interface Checklist extends Progress {
  assignee: Person;
  /** The tasks not ticked yet; none before the shift begins, when nothing can be late. */
  open: OpenTask[];
}

/** A shift of the evening: a column of the board. */
export interface Shift {
  name: string;
  from: number;
  by: number;
}

/** The board's columns, earliest first. */
export const shifts = [
  { name: 'Prep', from: clock(13, 0), by: clock(16, 0) },
  { name: 'Opening', from: clock(16, 0), by: clock(18, 0) },
  { name: 'Closing', from: clock(25, 0), by: clock(27, 0) },
] as const satisfies Shift[];

/** A station: a row of the board, with a checklist for every shift. */
export interface Station {
  name: string;
  checklists: Record<(typeof shifts)[number]['name'], Checklist>;
}

function underWay(assignee: Person, done: number, open: OpenTask[]): Checklist {
  return { assignee, done, total: done + open.length, open };
}

function finished(assignee: Person, total: number): Checklist {
  return underWay(assignee, total, []);
}

function upcoming(assignee: Person, total: number): Checklist {
  return { assignee, done: 0, total, open: [] };
}

/** The phone's checklist, in the board's terms. */
const mainBarOpening = underWay(
  people.imani,
  progressOf(templateTasks).done,
  template.sections.flatMap(({ tasks, by }) =>
    tasks.filter(({ id }) => ticks[id] === undefined).map(({ title }) => ({ title, by })),
  ),
);

/** The board's rows. */
export const stations: Station[] = [
  {
    name: 'Main bar',
    checklists: {
      Prep: finished(people.imani, 6),
      Opening: mainBarOpening,
      Closing: upcoming(people.eli, 14),
    },
  },
  {
    name: 'Balcony bar',
    checklists: {
      Prep: finished(people.thanh, 5),
      Opening: underWay(people.thanh, 5, [
        { title: 'Ice wells filled', by: clock(16, 45) },
        { title: 'Speed rail in order', by: clock(17, 30) },
        { title: 'Till float counted', by: clock(18, 0) },
        { title: 'Menus and candles out', by: clock(18, 0) },
      ]),
      Closing: upcoming(people.thanh, 11),
    },
  },
  {
    name: 'Front door',
    checklists: {
      Prep: finished(people.sofia, 4),
      Opening: underWay(people.sofia, 4, [
        { title: 'Radio check', by: clock(17, 15) },
        { title: 'Queue ropes set', by: clock(17, 45) },
        { title: 'Guest list loaded', by: clock(17, 45) },
      ]),
      Closing: upcoming(people.sofia, 6),
    },
  },
  {
    name: 'Cellar',
    checklists: {
      Prep: underWay(people.mateo, 7, [{ title: 'Beer lines purged', by: clock(16, 0) }]),
      Opening: underWay(people.mateo, 4, [{ title: 'Gas bottles logged', by: clock(17, 45) }]),
      Closing: upcoming(people.mateo, 5),
    },
  },
  {
    name: 'Cloakroom',
    checklists: {
      Prep: finished(people.priya, 3),
      Opening: finished(people.priya, 4),
      Closing: upcoming(people.kealani, 5),
    },
  },
];

/** The tasks of a checklist that should have been ticked by now. */
export function overdueIn({ open }: Checklist): OpenTask[] {
  return open.filter(({ by }) => by < now);
}

/** Everything overdue in the venue, the longest overdue first. */
export const overdueTasks = stations
  .flatMap((station) =>
    shifts.flatMap(({ name }) => {
      const checklist = station.checklists[name];
      return overdueIn(checklist).map((task) => ({
        ...task,
        station: station.name,
        assignee: checklist.assignee,
        minutesLate: now - task.by,
      }));
    }),
  )
  .sort((left, right) => right.minutesLate - left.minutesLate);

/** `5:24 pm`. */
export function formatClock(minutes: number): string {
  return `${clockFace(minutes)} ${meridiem(minutes)}`;
}

/** `4:45–5:30 pm`: the meridiem once where both ends share it. */
export function formatWindow(from: number, by: number): string {
  const start = meridiem(from) === meridiem(by) ? clockFace(from) : formatClock(from);
  return `${start}–${formatClock(by)}`;
}

/** `39 min`, `1 h 24 min`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

function clockFace(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 12;
  return `${hour === 0 ? 12 : hour}:${String(minutes % 60).padStart(2, '0')}`;
}

function meridiem(minutes: number): string {
  return Math.floor(minutes / 60) % 24 < 12 ? 'am' : 'pm';
}
