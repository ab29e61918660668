import clsx from 'clsx';
import { clientLogos as logos, pages } from '@/content/content';

const label = pages.landing.logosLabel;

/** Whether all logos fit on one line of a laptop: of 1088 px, with 24 px between them. */
const fitOneLine = logos.reduce((sum, { width }) => sum + width + 24, 0) <= 1088;

/** The client logos, if there are any: in one dimmed tone, in colour under the pointer, and dark in print. */
export function ClientLogos() {
  if (logos.length === 0) return null;
  return (
    <section aria-label={label} className="border-t border-hairline pt-6 pb-8 sm:pb-10">
      {label && <p className="text-center text-label text-ink-quiet">{label}</p>}
      <ul
        // Without this role, Safari does not announce a list that has no markers.
        role="list"
        // Logos are laid out as words: `text-balance` evens their rows. Firefox balances only rows of equal height.
        className={clsx(
          '-mx-[7px] mt-[0.31rem] mb-[-0.62rem] text-center text-[0px] leading-[2.945rem] text-balance sm:-mx-5 sm:mt-2 sm:-mb-4 sm:leading-19',
          fitOneLine && 'lg:mx-0 lg:flex lg:justify-between',
        )}
      >
        {logos.map(({ src, alt, width, height }) => (
          // The space comes before the logo, because Chromium does not centre a balanced line that ends with a space.
          <li
            key={alt}
            className={clsx("mx-[7px] inline before:content-['_'] sm:mx-5", fitOneLine && 'lg:mx-0')}
          >
            <img
              src={src}
              alt={alt}
              width={width}
              height={height}
              // With low priority, a logo loads after the typeface, and React adds no preload for it.
              fetchPriority="low"
              // `zoom` is set on each image and not on the list, because WebKit does not zoom gaps that are set in rem.
              className="one-tone my-2 inline align-middle text-label transition-[filter,opacity] duration-250 max-sm:text-[calc(0.875rem/0.62)] max-sm:[zoom:0.62] lg:max-xl:[zoom:0.9] opposite-ground:[filter:grayscale(1)_invert(1)]! hover:opacity-100 hover:filter-none min-[120rem]:[zoom:1.3] [@media_print,(prefers-contrast:more),(forced-colors:active),(prefers-reduced-transparency:reduce)]:opacity-100"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
