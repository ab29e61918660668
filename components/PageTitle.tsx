import clsx from 'clsx';

/** A page's heading, as large as its longest word of up to 24 letters lets it be on a phone. */
export function PageTitle({ className, children }: { className?: string; children: string }) {
  const longest = Math.max(...children.split(' ').map((word) => word.length));
  const size = longest > 13 ? 'text-longest-page' : longest > 8 ? 'text-long-page' : 'text-page';
  return <h1 className={clsx('font-semibold', size, className)}>{children}</h1>;
}
