import type { ReactElement } from 'react';

const shapes = {
  camera: (
    <>
      <path d="M3 8.2A1.7 1.7 0 0 1 4.7 6.5h2.2L8.3 4.3h5.4l1.4 2.2h2.2A1.7 1.7 0 0 1 19 8.2v7.6a1.7 1.7 0 0 1-1.7 1.7H4.7A1.7 1.7 0 0 1 3 15.8z" />
      <circle cx="11" cy="11.8" r="3.1" />
    </>
  ),
  clock: (
    <>
      <circle cx="11" cy="11" r="8" />
      <path d="M11 6.4V11l3 2" />
    </>
  ),
  person: (
    <>
      <circle cx="11" cy="7.4" r="3.6" />
      <path d="M4 18.6c.5-3.6 3.3-5.6 7-5.6s6.5 2 7 5.6" />
    </>
  ),
  chevron: <path d="M6 8.5l5 5 5-5" />,
  back: <path d="M13.5 5.5L8 11l5.5 5.5" />,
  plus: <path d="M11 4.5v13M4.5 11h13" />,
} satisfies Record<string, ReactElement>;

/** A line icon in the colour of its text. */
export function Icon({ name, size }: { name: keyof typeof shapes; size: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 22 22" aria-hidden>
      {shapes[name]}
    </svg>
  );
}
