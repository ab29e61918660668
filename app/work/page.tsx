import clsx from 'clsx';
import { workCard } from '@/app/og/share-cards';
import { pageMetadata } from '@/app/page-metadata';
import { readyPicture } from '@/app/pictures/copies';
import { Badge } from '@/components/Badge';
import { CardBoundary } from '@/components/carousel/CardBoundary';
import { MotionControl } from '@/components/MotionControl';
import { PageTitle } from '@/components/PageTitle';
import { workPage } from '@/content/pages';
import { picturesOf, projects } from '@/content/projects';

const carouselCount = projects.filter((project) => picturesOf(project).length > 1).length;

/** Two columns of cards, where they fit. On paper, cards are inline blocks, which no browser splits across pages. */
const grid = clsx(
  'grid gap-x-8 gap-y-14 pb-24 two-columns:grid-cols-2 two-columns:gap-y-16',
  'print:block print:[orphans:1] print:[widows:1]',
);
const cell = 'min-w-0 print:inline-block print:w-1/2 print:pr-4 print:pb-8 print:align-top';

const projectSiteNoteId = 'project-site-note';

export const metadata = pageMetadata(workPage, workCard);

/** The work page: every project as a card that links to the project's site. */
export default async function WorkPage() {
  const pictures = await Promise.all(
    projects.map((project) => Promise.all(picturesOf(project).map(readyPicture))),
  );
  return (
    <>
      <header
        className={clsx(
          'grid grid-cols-1 justify-items-start gap-5 pt-8 pb-10 sm:pt-12 sm:pb-14',
          'two-columns:grid-cols-[1fr_1fr] two-columns:items-baseline-last two-columns:gap-x-8',
        )}
      >
        <div className="flex w-full flex-wrap items-center justify-between gap-2 two-columns:col-span-2">
          <Badge>{workPage.badge}</Badge>
          {carouselCount > 0 && <MotionControl carouselCount={carouselCount} />}
        </div>
        <PageTitle>{workPage.title}</PageTitle>
        <p className="max-w-[22em] text-lead text-balance text-ink-quiet">{workPage.intro}</p>
      </header>
      {/* Without this role, Safari does not announce a list that has no markers. */}
      <ul role="list" className={grid}>
        {projects.map(({ id, title, description, link }, index) => (
          <li key={id} className={cell}>
            <CardBoundary
              title={title}
              description={description}
              link={link}
              pictures={pictures[index]!}
              isPriority={index === 0}
              noteId={projectSiteNoteId}
            />
          </li>
        ))}
      </ul>
      <p id={projectSiteNoteId} hidden>
        {workPage.projectSiteNote}
      </p>
    </>
  );
}
