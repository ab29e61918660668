import clsx from 'clsx';
import { pageMetadata } from '@/app/page-metadata';
import { workGraph } from '@/app/structured-data';
import { Badge } from '@/components/Badge';
import { JsonScript } from '@/components/JsonScript';
import { CardBoundary } from '@/components/carousel/CardBoundary';
import { MotionControl } from '@/components/MotionControl';
import { PageTitle } from '@/components/PageTitle';
import { pages, projects } from '@/content/content';
import { readyPicture } from '@/content/pictures';
import { isOutside } from '@/content/routes';

const { work } = pages;

const carouselCount = projects.filter(({ images }) => images.length > 1).length;

/** Two columns of cards, where they fit. On paper, cards are inline blocks, which no browser splits across pages. */
const grid = clsx(
  'grid gap-x-8 gap-y-14 pb-24 two-columns:grid-cols-2 two-columns:gap-y-16',
  'print:block print:[orphans:1] print:[widows:1]',
);
const cell = 'min-w-0 print:inline-block print:w-1/2 print:pr-4 print:pb-8 print:align-top';

const projectSiteNoteId = 'project-site-note';

export const metadata = pageMetadata('work');

/** The work page: every project as a card that links to the project's site or page, if it has one. */
export default function WorkPage() {
  return (
    <>
      <header
        className={clsx(
          'grid grid-cols-1 justify-items-start gap-5 pt-8 pb-10 sm:pt-12 sm:pb-14',
          'two-columns:grid-cols-[1fr_1fr] two-columns:items-baseline-last two-columns:gap-x-8',
        )}
      >
        <div className="flex w-full flex-wrap items-center justify-between gap-2 two-columns:col-span-2">
          <Badge>{work.badge}</Badge>
          {carouselCount > 0 && (
            <MotionControl
              pauseLabel={work.pausePictures}
              playLabel={work.playPictures}
              carouselCount={carouselCount}
            />
          )}
        </div>
        <PageTitle>{work.title}</PageTitle>
        <p className="max-w-[22em] text-lead text-balance text-ink-quiet">{work.intro}</p>
      </header>
      {/* Without this role, Safari does not announce a list that has no markers. */}
      <ul role="list" className={grid}>
        {projects.map(({ id, title, description, link, images }, index) => (
          <li key={id} className={cell}>
            <CardBoundary
              title={title}
              description={description}
              link={link}
              pictures={images.map(readyPicture)}
              labels={work.carousel}
              isPriority={index === 0}
              noteId={isOutside(link) ? projectSiteNoteId : undefined}
            />
          </li>
        ))}
      </ul>
      {projects.some(({ link }) => isOutside(link)) && (
        <p id={projectSiteNoteId} hidden>
          {work.projectSiteNote}
        </p>
      )}
      {/* Structured data is last, because it grows with each project, and the first picture should not wait for it. */}
      <JsonScript data={workGraph} />
    </>
  );
}
