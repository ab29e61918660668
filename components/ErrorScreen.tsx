import { ActionLink } from '@/components/ActionLink';
import { Badge } from '@/components/Badge';
import type { ErrorWords } from '@/content/pages';

interface ErrorScreenProps {
  words: ErrorWords;
  /** Whether to focus the title, so that a screen reader announces the error page that replaces another page. */
  takesFocus?: boolean;
}

/** Focuses a heading when it is mounted. Not inline: React would call a new function after each render. */
const focus = (heading: HTMLElement | null) => heading?.focus();

/** The content of the 404 page and of the error page: very large letters, a message and a way back. */
export function ErrorScreen({ words, takesFocus }: ErrorScreenProps) {
  return (
    // Near the middle of the window, because `mb-16` offsets the header, but clear of the header's ground.
    <section className="mb-16 flex grow flex-col text-center before:flex-1 header-stays:before:min-h-8 after:flex-1">
      <div className="flex flex-col items-center gap-8">
        <Badge>{words.badge}</Badge>
        <h1
          {...(takesFocus && { tabIndex: -1, ref: focus })}
          // The right padding offsets the negative letter spacing after the last letter, so that the word stays centred.
          className="letters-giant -my-[0.12em] pr-[0.11em] text-giant font-bold outline-none"
        >
          {words.title}
        </h1>
        <p className="max-w-[30ch] text-lead text-balance">{words.message}</p>
        {/* Not `landingPage.path`, with which browsers would get the words of all pages. */}
        <ActionLink href="/" look="primary">
          {words.button}
        </ActionLink>
      </div>
    </section>
  );
}
