import clsx from 'clsx';
import { CardArrow } from '@/components/carousel/CardArrow';
import { Carousel, type CarouselProps } from '@/components/carousel/Carousel';
import { Picture } from '@/components/Picture';
import type { Project } from '@/content/projects';

export interface ProjectCardProps
  extends Pick<CarouselProps, 'title' | 'pictures' | 'isPriority'>, Pick<Project, 'description' | 'link'> {
  /** Id of the hidden note that describes the link. */
  noteId: string;
}

/** The style of the frame around a card's pictures, which reacts to the pointer and to keyboard focus. */
const frameStyle = clsx(
  'relative isolate -z-10 mb-4 aspect-picture w-full max-w-picture overflow-hidden rounded-picture',
  'border border-hairline border-t-hairline-lit',
  'transition-[opacity,scale,box-shadow] duration-[300ms,300ms,150ms]',
  'dimmed:opacity-45 lit:opacity-100 lit:glow pressed:[scale:0.995]',
);

/**
 * A project's card: its pictures (a carousel if there are several), its text, and its link, over the whole card.
 *
 *     z 20   the dots; the link over the pictures, where a finger may swipe
 *     z 10   the link over the whole card
 *            title, arrow and description
 *     z -10  the frame: the slides, and the picture of the exported page below them
 */
export function ProjectCard({ description, link, noteId, title, pictures, isPriority }: ProjectCardProps) {
  const words = (
    <>
      <h2 className="order-1 min-w-0 grow text-title font-semibold">
        <a
          href={link}
          aria-describedby={noteId}
          className={clsx(
            'inline-flex items-center gap-2 outline-none print:flex-wrap',
            'after:absolute after:inset-0 after:z-10 after:rounded-picture',
            'focus-visible:after:outline-2 focus-visible:after:outline-offset-8 focus-visible:after:outline-tally',
          )}
        >
          {/* Leaves horizontal swipes over the pictures to `useSwipe`, not the browser. */}
          <span className="absolute inset-x-0 top-0 z-20 aspect-picture [touch-action:pan-y_pinch-zoom]" />
          {title}
          <CardArrow />
        </a>
      </h2>
      <p className="order-3 w-full text-body text-pretty text-ink-quiet">{description}</p>
    </>
  );
  return (
    <article className="relative isolate flex flex-wrap items-center gap-x-4 gap-y-1">
      {pictures.length > 1 ? (
        <Carousel {...{ title, pictures, isPriority, frameStyle }}>{words}</Carousel>
      ) : (
        <>
          {words}
          <div className={frameStyle}>
            <Picture picture={pictures[0]!} isPriority={isPriority} />
          </div>
        </>
      )}
    </article>
  );
}
