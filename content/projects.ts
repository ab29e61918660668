import type { FullAddress } from '@/content/site';

export interface ProjectPicture {
  /** The file below `content/pictures/`: 16:10, at least 1600 px wide. */
  src: `${string}.${'png' | 'jpg' | 'jpeg' | 'webp' | 'avif'}`;
  alt: string;
}

export interface Project {
  id: number;
  title: string;
  description: string;
  imageSrc: ProjectPicture | readonly [ProjectPicture, ...ProjectPicture[]];
  link: FullAddress;
}

export const projects: readonly [Project, ...Project[]] = [
  {
    id: 3,
    title: 'BackOps',
    description: 'A complete event operations platform for managing live events.',
    imageSrc: [
      {
        src: 'backops/run-of-show.png',
        alt: 'Run of show with a large clock at 01:12:36, coloured cues for two rooms and four departments, and the next act starting in 2:24.',
      },
      {
        src: 'backops/floor-plan.png',
        alt: 'Floor plan of a club with head counts per zone, 672 of 700 in the main room, staff positions and 1,162 people inside.',
      },
      {
        src: 'backops/roster.png',
        alt: 'Staff roster in four call-time columns, 39 of 40 confirmed, with one crew member flagged in red for too little rest.',
      },
      {
        src: 'backops/incident-log.png',
        alt: 'Incident log with six entries and a red detail panel for pressure at the front rail, open for 8:26 minutes.',
      },
      {
        src: 'backops/settlement.png',
        alt: 'Settlement of a club night with a £7,248.43 promoter payout, takings of three bars and the full door statement.',
      },
    ],
    link: 'https://backops.example',
  },
  {
    id: 1,
    title: 'ShftLst',
    description: 'A shift checklist management tool for entertainment venues.',
    imageSrc: [
      {
        src: 'shftlst/board.png',
        alt: "A manager's board of four stations across three shifts, with three overdue tasks listed beside it.",
      },
      {
        src: 'shftlst/opening-checklist.png',
        alt: "A bartender's opening checklist on a phone, 8 of 12 tasks done, beside a photo of bottles in the bar's speed rail, ready to check off.",
      },
      {
        src: 'shftlst/template-editor.png',
        alt: 'A checklist template editor with time windows, roles and a required photo, next to a live phone preview of the photo task.',
      },
    ],
    link: 'https://shftlst.example',
  },
  {
    id: 2,
    title: 'PayGrids',
    description: 'A tip distribution platform for bottle service tip pooling.',
    imageSrc: {
      src: 'paygrids/pool.png',
      alt: "A night's $12,480.65 tip pool split among seven people by points and hours, ready for payout approval.",
    },
    link: 'https://paygrids.example',
  },
  {
    id: 4,
    title: 'Captive Fi',
    description: 'Captive portal management platform for restaurants and nightclubs.',
    imageSrc: [
      {
        src: 'captive-fi/guest-analytics.png',
        alt: "Guest analytics with 7,419 visits this week, hourly bars rising to the weekend beside last week's line, and figures for five venues.",
      },
      {
        src: 'captive-fi/portal-designer.png',
        alt: 'Portal designer with content blocks, theme controls and a phone showing the Wi-Fi sign-in page of the restaurant Vellaro.',
      },
      {
        src: 'captive-fi/access-points.png',
        alt: 'Floor plan of the nightclub Halcyra with guests per access point, the terrace offline, beside a list of five venues.',
      },
    ],
    link: 'https://captive-fi.example',
  },
];

export const picturesOf = ({ imageSrc }: Project): readonly ProjectPicture[] => [imageSrc].flat();
