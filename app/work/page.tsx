import clsx from 'clsx';
import { pageMetadata } from '@/app/page-metadata';
import { readyPicture } from '@/app/pictures/copies';
import { Badge } from '@/components/Badge';
import { CardLayout, projectSiteNoteId } from '@/components/CardLayout';
import { Island } from '@/islands/Island';
import { Picture } from '@/components/pictures/Picture';
import { workPage } from '@/content/pages';
import { picturesOf, projects, type Project } from '@/content/projects';

export const metadata = pageMetadata(workPage);

const hasCarousel = projects.some((project) => picturesOf(project).length > 1);

async function PortfolioItem({ project, isPriority }: { project: Project; isPriority: boolean }) {
  const { title, description, link } = project;
  // Browsers get all props of an island, as JSON.
  const texts = { title, description, link };
  const pictures = await Promise.all(picturesOf(project).map(readyPicture));
  if (pictures.length > 1)
    return <Island name="ProjectCard" project={texts} pictures={pictures} isPriority={isPriority} />;
  return (
    <CardLayout project={texts}>
      <Picture picture={pictures[0]!} isPriority={isPriority} />
    </CardLayout>
  );
}

export default function WorkPage() {
  return (
    <>
      <header
        className={clsx(
          'grid grid-cols-1 justify-items-start gap-5 pt-8 pb-10 sm:tall:pt-12 sm:tall:pb-14',
          'two-columns:grid-cols-2 two-columns:items-baseline-last two-columns:gap-x-8',
        )}
      >
        <div className="flex w-full flex-wrap items-center justify-between gap-2 two-columns:col-span-2">
          <Badge>{workPage.badge}</Badge>
          {hasCarousel && <Island name="MotionControl" />}
        </div>
        {/* Brightest at the right end, nearest to the beam. The margin aligns the left end by eye. */}
        <h1 className="letters-large [--lamp:100%] -mb-[0.2em] -ml-[0.105em] two-columns:mb-0 text-page-title font-semibold">
          {workPage.title}
        </h1>
        <p className="max-w-[22em] text-lead text-balance text-ink-quiet">{workPage.intro}</p>
      </header>
      <ul role="list" className="grid gap-x-8 gap-y-14 pb-24 two-columns:grid-cols-2 two-columns:gap-y-16">
        {projects.map((project, index) => (
          <li key={project.id} className="min-w-0 first:[--at-top:1] two-columns:nth-2:[--at-top:1]">
            <PortfolioItem project={project} isPriority={index === 0} />
          </li>
        ))}
      </ul>
      <p id={projectSiteNoteId} hidden>
        {workPage.projectSiteNote}
      </p>
    </>
  );
}
