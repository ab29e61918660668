import type { ReactElement } from 'react';

const drawings = {
  timeline: (
    <>
      <path d="M3 5h8M6 10h9M4 15h6" />
      <path d="M13 2.5v15" opacity=".55" />
    </>
  ),
  plan: <path d="M3 3h14v14H3zM3 9h6M9 3v3.5M9 9v8M9 12.5h3M15 12.5h2" />,
  people: (
    <>
      <circle cx="7.5" cy="7" r="3" />
      <path d="M2 17c0-3.4 2.4-5.2 5.5-5.2S13 13.6 13 17M13 4.3a3 3 0 0 1 0 5.4M15 12.3c1.9.8 3 2.4 3 4.7" />
    </>
  ),
  alert: <path d="M10 3 18 17H2zM10 8.2v4M10 14.5v.3" />,
  money: <path d="M4 2.5h12v15l-3-2-3 2-3-2-3 2zM7.5 7h5M7.5 10.5h5" />,
  check: <path d="m4 10.5 4 4 8-9" />,
  warning: <path d="M10 4v8M10 15.5v.5" />,
  arrow: <path d="M3 10h13M11 5l5 5-5 5" />,
} satisfies Record<string, ReactElement>;

/** A line icon in the colour of the text around it. */
export function Icon({ name, size = 20 }: { name: keyof typeof drawings; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
