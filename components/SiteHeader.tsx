import clsx from 'clsx';
import { ActionLink } from '@/components/ActionLink';
import { Beam } from '@/components/Beam';
import { Mark } from '@/components/Mark';
import { landingPage, shared, workPage } from '@/content/pages';
import { site } from '@/content/site';

/** Hides what scrolls under the header. It repeats the beam, so that its edge doesn't show. */
const ground = clsx(
  'pointer-events-none absolute inset-0 -bottom-8 -z-10 overflow-hidden bg-surface',
  'mask-[linear-gradient(black_62%,#000b_78%,transparent)]',
  'invisible header-stays:visible',
);

const logo = clsx(
  'flex h-11 min-w-11 flex-wrap items-center gap-3 overflow-hidden rounded-control py-1.5 text-body font-semibold',
  'transition-look duration-hover hover:text-key-light-hover active:[scale:0.98] active:duration-press',
);

export function SiteHeader() {
  return (
    // On Android, a turned phone keeps in place what a finger could hit at the top: not the header.
    <header className="relative top-0 z-20 [view-transition-name:site-header] header-stays:sticky header-stays:[view-transition-class:kept] touch:pointer-events-none [&_a]:pointer-events-auto">
      <div aria-hidden="true" className={ground}>
        <Beam />
      </div>
      <div className="page-column flex flex-wrap items-center justify-end gap-2 py-4 sm:py-6">
        <div className="flex min-w-11 flex-1">
          <a href={landingPage.path} aria-label={site.name} className={logo}>
            <Mark className="size-8 shrink-0 fill-current text-key-light forced-colors:[color:inherit]" />
            <span className="hidden whitespace-nowrap sm:inline">{site.name}</span>
          </a>
        </div>{' '}
        <nav aria-label={shared.navigation} className="contents">
          <ActionLink href={workPage.path} look="plain" isCompact>
            {shared.viewWork}
          </ActionLink>{' '}
          <ActionLink href={site.bookingAddress} look="call" isCompact opensNewTab>
            {shared.bookCall}
          </ActionLink>
        </nav>
      </div>
    </header>
  );
}
