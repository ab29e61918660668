/** The cover of Vellaro's portal: a set table in an arched window above an evening sea. */
export function PortalIllustration() {
  return (
    <svg className="portal-illustration" viewBox="0 0 240 136" preserveAspectRatio="xMidYMid slice">
      <rect width="240" height="136" fill="#b9472f" />
      <g>
        <path d="M34 136V76a86 86 0 0 1 172 0v60z" fill="#8f3226" />
        <path d="M42 136V78a78 78 0 0 1 156 0v58z" fill="#f6b457" />
        <path d="M42 90V78a78 78 0 0 1 156 0v12z" fill="#f9c875" />
        <path d="M46 54a78 78 0 0 1 148 0z" fill="#fbdc9c" />
        <circle cx="132" cy="70" r="22" fill="#fff3d2" />
        <path d="M42 84c18-3 26-17 40-17s18 10 30 13 16 4 24 4H42z" fill="#b1603f" />
        <path d="M198 84c-10-2-16-10-26-10s-16 7-26 10z" fill="#9c5040" />
        <path d="M42 84h156v52H42z" fill="#1f6d78" />
        <path d="M108 88h48M116 93h32M122 98h20" stroke="#fff3d2" strokeWidth="2.2" strokeLinecap="round" />
        <path d="M54 94h22M172 92h18M62 101h14" stroke="#4a98a0" strokeWidth="1.8" strokeLinecap="round" />
        <path d="M174 86l9-15v15zM172 86l-6-9v9z" fill="#fff3d2" />
        <path d="M163 87.500h23l-4 5h-15z" fill="#5d1f24" />
      </g>
      <path d="M0 110h240v26H0z" fill="#fdf1dc" />
      <path d="M0 110h240v4H0z" fill="#fff9ec" />
      <path
        d="M12 114v22M40 114v22M68 114v22M96 114v22M124 114v22M152 114v22M180 114v22M208 114v22M236 114v22"
        stroke="#ecd0b0"
        strokeWidth="3"
      />
      <g>
        <path d="M68 58h9v15c0 5 6 7 6 15v28c0 3-2 4-4 4H66c-2 0-4-1-4-4V88c0-8 6-10 6-15z" fill="#3f5a34" />
        <path d="M62 94h21v16H62z" fill="#fdf1dc" />
        <path d="M66 99h13M66 104h9" stroke="#b9472f" strokeWidth="2" />
        <path d="M67.5 55h10v7h-10z" fill="#5d1f24" />
      </g>
      <g>
        <path d="M93 83h20c1 12-2 19-10 19s-11-7-10-19z" fill="#fff9ec" fillOpacity=".75" />
        <path d="M93 89h20c0 8-3 13-10 13s-10-5-10-13z" fill="#8b1f33" />
        <path d="M103 102v16M96.5 119h13" stroke="#fff9ec" strokeWidth="2.2" strokeLinecap="round" />
      </g>
      <ellipse cx="157" cy="117" rx="30" ry="6" fill="#e5c9a6" />
      <ellipse cx="157" cy="115" rx="30" ry="6" fill="#fff" />
      <path d="M137 113c1-9 8-15 20-15s19 6 20 15c-8 3.5-32 3.5-40 0z" fill="#f2b54b" />
      <path
        d="M142 110c4-7 14-10 22-7M147 113c5-8 15-8 22-3M155 101c7 0 12 3 15 8"
        stroke="#d58f2c"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M157 98c-2-6 2-9 8-9 0 6-3 9-8 9zM157 98c-1-5-4-7-9-6 1 5 4 7 9 6z" fill="#4e7a3c" />
      <g>
        <path d="M206 118c-9 0-15-4-15-9s6-9 15-9c5 0 8 2 10 4l4 4-4 5c-2 3-5 5-10 5z" fill="#f7cf3f" />
        <path d="M196 106c2-2 5-3 9-3" stroke="#fdeb9d" strokeWidth="2.5" strokeLinecap="round" fill="none" />
        <path d="M192 104c-2-7 2-12 10-13 1 7-3 12-10 13z" fill="#4e7a3c" />
      </g>
    </svg>
  );
}
