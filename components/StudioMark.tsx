/** The studio's mark: a lamp, half lit. Decorative: the studio's name always stands beside it. */
export function StudioMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0 text-key-light">
      <circle cx="16" cy="16" r="14.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M16 2a14 14 0 0 1 0 28z" fill="currentColor" />
    </svg>
  );
}
