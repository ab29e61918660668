/** The round tick of a task: filled once ticked, an empty ring before. */
export function CheckMark({ ticked, size }: { ticked: boolean; size: number }) {
  return (
    <svg
      className={ticked ? 'check check-ticked' : 'check'}
      width={size}
      height={size}
      viewBox="0 0 28 28"
      aria-hidden
    >
      {ticked ? (
        <>
          <circle cx="14" cy="14" r="14" fill="currentColor" />
          <path d="M7.8 14.6l4.3 4.3 8.2-9.2" className="check-stroke" />
        </>
      ) : (
        <circle cx="14" cy="14" r="12.8" className="check-ring" />
      )}
    </svg>
  );
}
