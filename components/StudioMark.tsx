import mark from '@/content/generated/mark.json';

/** The studio's mark. Decorative: the studio's name always stands beside it. */
export function StudioMark() {
  return (
    <svg
      aria-hidden="true"
      className="size-8 shrink-0 fill-current text-key-light print:[color:inherit] forced-colors:[color:inherit]"
      dangerouslySetInnerHTML={{ __html: mark.drawing }}
    />
  );
}
