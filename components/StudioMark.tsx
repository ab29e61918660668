import { studioMark } from '@/content/studio-mark';

/** The studio's mark, a lamp half lit that is also an H. Decorative: the studio's name always stands beside it. */
export function StudioMark() {
  return (
    <svg
      aria-hidden="true"
      className="size-8 shrink-0 fill-current text-key-light print:[color:inherit] forced-colors:[color:inherit]"
      dangerouslySetInnerHTML={{ __html: studioMark }}
    />
  );
}
