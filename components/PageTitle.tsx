import clsx from 'clsx';
import { HeadingWords } from '@/components/HeadingWords';
import { widthOfLongest } from '@/components/width-of-longest';

/** A page's heading, as large as its longest word lets it be. */
export function PageTitle({ className, children }: { className?: string; children: string }) {
  return (
    <h1 className={clsx('text-page font-semibold', className)} style={widthOfLongest(children, 8)}>
      <HeadingWords>{children}</HeadingWords>
    </h1>
  );
}
