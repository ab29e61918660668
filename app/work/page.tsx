import type { Metadata } from 'next';
import { Badge } from '@/components/Badge';
import { ProjectCard } from '@/components/ProjectCard';
import { pages } from '@/content/pages';
import { pictureFile } from '@/content/picture-files';
import { projects, type Project } from '@/content/projects';

const { work } = pages;

/** https://nextjs.org/docs/app/api-reference/functions/generate-metadata */
export const metadata: Metadata = { title: work.metaTitle, description: work.metaDescription };

function slidesOf({ images }: Project) {
  return images.map(({ src, alt }) => {
    const { address, width, height, placeholder } = pictureFile(src);
    return { alt, address, width, height, placeholder };
  });
}

/** The portfolio: every project as a card that leads to the project's own site. */
export default function WorkPage() {
  return (
    <>
      <header className="grid animate-rise justify-items-start gap-5 pt-8 pb-10 sm:pt-12 sm:pb-14 lg:grid-cols-2 lg:gap-x-8">
        <Badge>{work.badge.replace('{count}', String(projects.length))}</Badge>
        <h1 className="text-page font-semibold lg:col-start-1">{work.title}</h1>
        <p className="max-w-[27rem] self-end text-lead text-pretty text-ink-quiet lg:pb-2">{work.intro}</p>
      </header>
      <ul className="grid gap-x-8 gap-y-14 pb-24 lg:grid-cols-2 lg:gap-y-16">
        {projects.map((project, index) => (
          <li key={project.id} className="min-w-0">
            <ProjectCard
              title={project.title}
              description={project.description}
              link={project.link}
              slides={slidesOf(project)}
              isFirst={index === 0}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
