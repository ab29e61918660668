import { ActionLink } from '@/components/ActionLink';
import { Badge } from '@/components/Badge';
import { widthOfLongest } from '@/components/width-of-longest';
import type errorPage from '@/content/error.json';

interface EmptyStageProps extends Pick<typeof errorPage, 'badge' | 'title' | 'message' | 'button'> {
  /** Whether to focus the title, so that a screen reader announces the error page that replaces another page. */
  takesFocus?: boolean;
}

/** Focuses a heading when it is mounted. Not inline: React would call a new function after each render. */
const focus = (heading: HTMLElement | null) => heading?.focus();

/** The content of the 404 page and of the error page: very large letters. */
export function EmptyStage({ badge, title, message, button, takesFocus }: EmptyStageProps) {
  return (
    <section className="mb-16 flex grow flex-col items-center justify-center gap-8 text-center">
      <Badge>{badge}</Badge>
      <h1
        // The right padding offsets the negative letter spacing after the last letter, so that the word stays centred.
        {...(takesFocus && { tabIndex: -1, ref: focus })}
        className="letters-stage max-w-full hyphens-auto -my-[0.12em] pr-[0.11em] text-stage font-bold outline-none"
        style={widthOfLongest(title, 'stage')}
      >
        {title}
      </h1>
      <p className="max-w-[30ch] text-lead text-balance">{message}</p>
      <ActionLink href="/" look="primary">
        {button}
      </ActionLink>
    </section>
  );
}
