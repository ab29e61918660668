/** ShftLst's mark and name: a list whose last line is a tick. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden>
        <rect width="30" height="30" rx="9" className="wordmark-tile" />
        <path d="M8 9.5h14M8 14.5h5" className="wordmark-line" />
        <path d="M11.5 18.5l3.800 3.800 7.200-8.200" className="wordmark-line" />
      </svg>
      <b>ShftLst</b>
    </span>
  );
}
