interface Bottle {
  x: number;
  /** Taller bottles stand out of the rail further. */
  shoulder: number;
  glass: string;
  label: string;
  stripe: string;
}

const bottles: Bottle[] = [
  { x: 38, shoulder: 112, glass: '#b9d9d4', label: '#f7f0e2', stripe: '#2f6f79' },
  { x: 87, shoulder: 120, glass: '#dfe7e4', label: '#24435c', stripe: '#f2c14e' },
  { x: 136, shoulder: 108, glass: '#c98a3a', label: '#f6e3bf', stripe: '#8d3b1f' },
  { x: 185, shoulder: 118, glass: '#ecd9a4', label: '#3f6b4a', stripe: '#f3ead2' },
  { x: 234, shoulder: 110, glass: '#9c4f22', label: '#f1dcb6', stripe: '#3b2418' },
  { x: 283, shoulder: 120, glass: '#e58a3c', label: '#fff3df', stripe: '#c9472c' },
];

const lamps = [
  { x: 30, y: 40, radius: 16 },
  { x: 92, y: 64, radius: 9 },
  { x: 158, y: 34, radius: 20 },
  { x: 226, y: 62, radius: 10 },
  { x: 288, y: 38, radius: 15 },
];

/** The photo proof: six bottles in the speed rail, labels forward. */
export function SpeedRailPhoto() {
  return (
    <svg className="photo" viewBox="0 0 320 306" aria-hidden>
      <defs>
        <linearGradient id="wall" x2="0" y2="1">
          <stop offset="0" stopColor="#3a2019" />
          <stop offset="1" stopColor="#6b3a26" />
        </linearGradient>
        <linearGradient id="steel" x2="0" y2="1">
          <stop offset="0" stopColor="#f2f0ec" />
          <stop offset="0.18" stopColor="#c9c6c1" />
          <stop offset="0.6" stopColor="#a5a19c" />
          <stop offset="1" stopColor="#74706c" />
        </linearGradient>
        <radialGradient id="lamp">
          <stop offset="0" stopColor="#ffd89a" stopOpacity="0.95" />
          <stop offset="0.55" stopColor="#ffb765" stopOpacity="0.4" />
          <stop offset="1" stopColor="#ffb765" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="320" height="306" fill="url(#wall)" />
      {lamps.map(({ x, y, radius }) => (
        <circle key={x} cx={x} cy={y} r={radius * 1.7} fill="url(#lamp)" />
      ))}
      <rect y="216" width="320" height="90" fill="#2a1812" />
      {bottles.map(({ x, shoulder, glass, label, stripe }) => (
        <g key={x} transform={`translate(${x} 14)`}>
          <path d={`M-1.6 ${shoulder - 52}l9-9 2.4 2.4-7.4 8.6v8h-4z`} fill="#d5d2cd" />
          <rect x="-5.5" y={shoulder - 46} width="11" height="10" rx="2" fill="#1d1411" />
          <path
            d={`M-5 ${shoulder - 37}h10v18c0 9 14 11 14 24V250h-38V${shoulder + 5}c0-13 14-15 14-24z`}
            fill={glass}
          />
          <path d={`M-15 ${shoulder + 8}c0-7 3-10 6-13v120h-6z`} fill="#ffffff" opacity="0.38" />
          <rect x="-19" y={shoulder + 22} width="38" height="46" fill={label} />
          <rect x="-19" y={shoulder + 30} width="38" height="6" fill={stripe} />
          <circle cx="0" cy={shoulder + 51} r="8" fill={stripe} />
        </g>
      ))}
      <rect y="226" width="320" height="80" fill="url(#steel)" />
      <rect y="226" width="320" height="3" fill="#ffffff" opacity="0.8" />
    </svg>
  );
}
