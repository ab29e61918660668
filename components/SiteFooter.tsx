import { pages } from '@/content/content';
import { sitePages } from '@/content/routes';

/** The footer of every page. It links to the pages with the given names in `content/pages.json`. */
export function SiteFooter({ pageNames }: { pageNames: readonly string[] }) {
  const linked = pageNames.flatMap((name) => sitePages.find((page) => page.name === name) ?? []);
  return (
    <footer className="page-column py-4 sm:py-6">
      <nav aria-label={pages.shared.footer} className="flex flex-wrap gap-x-8">
        {linked.flatMap(({ path, title }) => [
          <a
            key={path}
            href={path}
            className="inline-flex min-h-11 min-w-11 items-center rounded-control text-label font-medium text-ink-quiet transition-colors duration-hover hover:text-ink"
          >
            {title}
          </a>,
          ' ',
        ])}
      </nav>
    </footer>
  );
}
