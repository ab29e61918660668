import type { ComponentProps } from 'react';

/** Also in `app/apple-icon.png` and, bolder, in `app/icon.svg` and the two small sizes of `app/favicon.ico`. */
export function Mark(attributes: ComponentProps<'svg'>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" width="32" height="32" {...attributes}>
      <path
        fillRule="evenodd"
        d="M13 .79a15.5 15.5 0 0 0 0 30.42V18h6v13.21A15.5 15.5 0 0 0 19 .79V14h-6zm7.5 1.95a14 14 0 0 1 0 26.52z"
      />
    </svg>
  );
}
