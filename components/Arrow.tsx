import clsx from 'clsx';

/** An arrow to the upper right, for a link that leaves the site. Decorative. */
export function Arrow({ className }: Readonly<{ className?: string }>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className={clsx('size-5', className)}>
      <path
        d="M5.5 14.5l9-9M7 5.5h7.5V13"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
