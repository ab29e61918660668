import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { ActionLink } from '@/components/ActionLink';
import { Badge } from '@/components/Badge';

export type ErrorWords = Record<'badge' | 'title' | 'message' | 'button', string>;

export function ErrorScreen({ words }: { words: ErrorWords }) {
  return (
    <section
      className={clsx(
        'mb-8 flex grow flex-col items-center justify-center gap-[clamp(0.75rem,4svh,2rem)] text-center',
        'header-stays:py-8 [&>:not(h1)]:z-10',
      )}
    >
      <Badge>{words.badge}</Badge>
      <h1
        tabIndex={-1}
        className="letters-giant -my-[0.18em] pr-[0.11em] text-giant font-bold outline-none"
        style={{ '--letters': words.title.length } as CSSProperties}
      >
        {words.title}
      </h1>
      <p className="max-w-[30ch] text-lead text-balance">{words.message}</p>
      {/* Hard-coded: importing `pages.ts` would put all words into the islands' bundle. */}
      <ActionLink href="/" look="primary">
        {words.button}
      </ActionLink>
    </section>
  );
}
