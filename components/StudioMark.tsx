import { studioMark } from '@/content/studio-mark';

/** The studio's mark, a lamp half lit that is also an H. Decorative: the studio's name always stands beside it. */
export function StudioMark() {
  const { side, path } = studioMark;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${side} ${side}`}
      className="size-8 shrink-0 fill-key-light print:fill-current forced-colors:fill-current"
    >
      <path fillRule="evenodd" d={path} />
    </svg>
  );
}
