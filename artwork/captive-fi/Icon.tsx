const paths = {
  guests:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c.4-3.6 3-5.5 6.5-5.500s6.1 1.9 6.5 5.500M16 4.400a3.5 3.5 0 0 1 0 6.400M18.2 15c2 .7 3.1 2.4 3.3 5',
  portals: 'M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M10.5 17.500h3',
  accessPoints: 'M12 13v7M8 20h8M8.5 13a5 5 0 1 1 7 0M5.3 15.800a9 9 0 1 1 13.4 0M12 9.500v.01',
  campaigns: 'M4 10v4l11 4.500v-13zM15 9.500a2.5 2.5 0 0 1 0 5M7.5 15.500l1 4.500h2.500l-.7-3.3',
  settings:
    'M4 7h9M19 7h1M4 17h1M11 17h9M16 9.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M8 19.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  picture:
    'M5 4h14a1.5 1.5 0 0 1 1.5 1.500v13A1.5 1.5 0 0 1 19 20H5a1.5 1.5 0 0 1-1.5-1.500v-13A1.5 1.5 0 0 1 5 4M4 17l5-5 4 4 3-3 4 4M15.5 9v.01',
  text: 'M5 7V5h14v2M12 5v14M9 19h6',
  person: 'M12 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 20.500c.5-4 3.3-6 7.5-6s7 2 7.5 6',
  mail: 'M4.5 5h15A1.5 1.5 0 0 1 21 6.500v11a1.5 1.5 0 0 1-1.5 1.500h-15A1.5 1.5 0 0 1 3 17.500v-11A1.5 1.5 0 0 1 4.5 5M3.5 7l8.5 6 8.5-6',
  consent:
    'M5.5 4h13A1.5 1.5 0 0 1 20 5.500v13a1.5 1.5 0 0 1-1.5 1.500h-13A1.5 1.5 0 0 1 4 18.500v-13A1.5 1.5 0 0 1 5.5 4M8 12l3 3 5-6',
  button: 'M6 7.500h12a4.5 4.5 0 0 1 0 9H6a4.5 4.5 0 0 1 0-9M9 12h6',
  link: 'M10 14l4-4M8.5 11l-2.7 2.700a3.2 3.2 0 0 0 4.5 4.500L13 15.500M11 8.500l2.7-2.700a3.2 3.2 0 0 1 4.5 4.500L15.5 13',
  plus: 'M12 5v14M5 12h14',
  check: 'M5 12.500l4.5 4.500L19 7',
  cross: 'M6 6l12 12M18 6L6 18',
  calendar:
    'M5 5.500h14a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.500a1 1 0 0 1 1-1M4 10h16M8.5 3v4M15.5 3v4',
  wifi: 'M2.5 9.500a14 14 0 0 1 19 0M5.7 13a9.3 9.3 0 0 1 12.6 0M9 16.400a4.5 4.5 0 0 1 6 0M12 19.800v.01',
  grip: 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01',
} as const;

/** The name of a drawn icon. */
export type IconName = keyof typeof paths;

/** One line icon in the colour of the text around it. */
export function Icon({ name, size = 16, weight = 1.8 }: { name: IconName; size?: number; weight?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
