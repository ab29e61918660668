import { ActionLink } from '@/components/ActionLink';
import { Badge } from '@/components/Badge';

export type ErrorWords = Record<'badge' | 'title' | 'message' | 'button', string>;

export function ErrorScreen({ words }: { words: ErrorWords }) {
  return (
    <section className="mb-16 flex grow flex-col text-center before:flex-1 header-stays:before:min-h-8 after:flex-1">
      <div className="flex flex-col items-center gap-8 [&>:not(h1)]:z-10">
        <Badge>{words.badge}</Badge>
        <h1
          tabIndex={-1}
          className="letters-giant -my-[0.12em] pr-[0.11em] text-giant font-bold outline-none"
        >
          {words.title}
        </h1>
        <p className="max-w-[30ch] text-lead text-balance">{words.message}</p>
        {/* Hard-coded: importing `pages.ts` would put all words into the islands' bundle. */}
        <ActionLink href="/" look="primary">
          {words.button}
        </ActionLink>
      </div>
    </section>
  );
}
