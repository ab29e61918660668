import clsx from 'clsx';

export function CardArrow() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      width="20"
      height="20"
      className={clsx(
        'size-5 shrink-0 fill-none stroke-current stroke-[1.75]',
        'text-key-light forced-colors:[color:inherit]',
        '[translate:-4px] opacity-0 transition duration-hover',
        'lit:[translate:0] lit:opacity-100 touch:[translate:0] touch:opacity-100',
      )}
    >
      <path d="M5.5 14.5l9-9M7 5.5h7.5V13" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
