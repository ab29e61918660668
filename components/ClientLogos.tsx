import logos from '@/content/generated/client-logos.json';
import { pages } from '@/content/pages';

const label = pages.landing.logosLabel;

/** The client logos in even rows: grey and dimmed, in colour under the pointer, and dark in print. */
export function ClientLogos() {
  return (
    <section aria-label={label} className="border-t border-hairline pt-6 pb-8 sm:pb-10">
      <p className="text-center text-label text-ink-faint">{label}</p>
      <ul
        // Without this role, Safari does not announce a list that has no markers.
        role="list"
        // Logos are laid out as words: `text-balance` evens their rows. Firefox balances only rows of equal height.
        className="mt-[0.31rem] mb-[-0.62rem] text-center text-[0px] leading-[2.945rem] text-balance [word-spacing:0.93rem] sm:mt-2 sm:-mb-4 sm:leading-19 sm:[word-spacing:2.5rem] lg:[word-spacing:2rem]"
      >
        {logos.map(({ src, alt, width, height }) => (
          // The space comes before the logo, because Chromium does not centre a balanced line that ends with a space.
          <li key={alt} className="inline before:content-['_']">
            <img
              src={src}
              alt={alt}
              width={width}
              height={height}
              // With low priority, a logo loads after the typeface, and React adds no preload for it.
              fetchPriority="low"
              // `zoom` is set on each image and not on the list, because WebKit does not zoom gaps that are set in rem.
              className="my-2 inline align-middle text-label [word-spacing:normal] opacity-60 grayscale transition duration-hover hover:opacity-100 hover:grayscale-0 max-sm:text-[calc(0.875rem/0.62)] max-sm:[zoom:0.62] opposite-ground:grayscale! opposite-ground:invert [@media(hover:none)]:grayscale-0 [@media(hover:none),print,(prefers-contrast:more),(forced-colors:active),(prefers-reduced-transparency:reduce)]:opacity-100"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
