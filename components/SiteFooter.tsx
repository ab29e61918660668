import { pages } from '@/content/content';
import { footerLinks } from '@/content/routes';

/** The footer of every page, with the links that `content/` lists. */
export function SiteFooter() {
  return (
    <footer className="page-column py-4 sm:py-6">
      <nav aria-label={pages.shared.footer} className="flex flex-wrap gap-x-8">
        {footerLinks.flatMap(({ text, href }) => [
          <a
            key={href}
            href={href}
            className="inline-flex min-h-11 min-w-11 items-center rounded-control text-label font-medium text-ink-quiet transition-colors duration-hover hover:text-ink"
          >
            {text}
          </a>,
          ' ',
        ])}
      </nav>
    </footer>
  );
}
