import clsx from 'clsx';
import { HeadingWords } from '@/components/HeadingWords';
import { widthOfLongest } from '@/components/width-of-longest';

/** A page's heading, in type that shrinks until the longest word fits on a line. */
export function PageTitle({ className, children }: { className?: string; children: string }) {
  return (
    <h1
      className={clsx('letters-lit [--lamp:100%] -ml-[0.105em] text-page font-semibold', className)}
      style={widthOfLongest(children, 'page')}
    >
      <HeadingWords>{children}</HeadingWords>
    </h1>
  );
}
