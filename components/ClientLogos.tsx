import clsx from 'clsx';
import { clientLogos } from '@/content/client-logos';
import { landingPage } from '@/content/pages';

const labelId = 'logos-label';

const { length } = clientLogos;
/** From 1024 px, four to nine logos fill one line. Other numbers stand in rows of about six. */
const fillLine = length >= 4 && length <= 9;

export function ClientLogos() {
  if (length === 0) return null;
  return (
    <section aria-labelledby={labelId} className="border-hairline pt-6 pb-8 header-stays:border-t sm:pb-10">
      <p id={labelId} className="text-center text-label text-ink-quiet">
        {landingPage.logosLabel}
      </p>
      <ul
        role="list"
        className={clsx(
          'mx-auto mt-[5px] -mb-2.5 flex max-w-[24rem] flex-wrap justify-center gap-x-[14px] [@media(width<360px)]:gap-x-[10px]',
          'sm:mt-2 sm:-mb-4 sm:max-w-[42rem] sm:gap-x-10',
          fillLine ? 'lg:max-w-none lg:flex-nowrap lg:justify-between lg:gap-x-6' : 'lg:max-w-[62rem]',
        )}
      >
        {clientLogos.map(({ src, alt, width, height }) => (
          <li key={alt} className="flex min-h-[47px] min-w-0 items-center sm:min-h-19">
            <img
              // A file can have any name.
              src={src.replaceAll(/[^/]+/gu, encodeURIComponent)}
              alt={alt}
              width={width}
              height={height}
              // After the typeface, and without a preload by React.
              fetchPriority="low"
              // Not on the `ul`: WebKit doesn't zoom gaps in rem. The text size undoes the zoom where a logo is missing.
              className={clsx(
                'one-tone my-2 text-label max-sm:text-[calc(0.875rem/0.62)]',
                'max-sm:[zoom:0.62] [@media(width<360px)]:[zoom:0.52] lg:max-xl:[zoom:0.9] min-[140rem]:[zoom:1.3]',
              )}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
