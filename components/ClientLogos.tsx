import logos from '@/content/generated/client-logos.json';
import { pages } from '@/content/pages';

const label = pages.landing.logosLabel;

/** The strip of client logos: grey and dimmed at rest, in colour under the pointer, and dark on paper. */
export function ClientLogos() {
  return (
    <section aria-label={label} className="border-t border-hairline pt-6 pb-8 sm:pb-10">
      <p className="text-center text-label text-ink-faint">{label}</p>
      <ul
        // Safari gives a list without markers no role.
        role="list"
        className="mt-[0.93rem] flex flex-wrap items-center justify-center gap-x-[0.93rem] gap-y-[1.24rem] sm:mt-6 sm:gap-x-10 sm:gap-y-8 lg:justify-between lg:gap-x-6"
      >
        {logos.map(({ src, alt, width, height }) => (
          <li key={alt}>
            <img
              src={src}
              alt={alt}
              width={width}
              height={height}
              // Loads after the typeface, and keeps React from adding a preload for each logo.
              fetchPriority="low"
              // Zooms the images only: WebKit does not zoom gaps in rem.
              className="opacity-60 grayscale transition duration-hover hover:opacity-100 hover:grayscale-0 max-sm:[zoom:0.62] opposite-ground:grayscale! opposite-ground:invert [@media(hover:none)]:grayscale-0 [@media(hover:none),print,(prefers-contrast:more),(forced-colors:active),(prefers-reduced-transparency:reduce)]:opacity-100"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
