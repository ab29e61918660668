/** The mark of Captive Fi: a doorway that a signal comes out of. */
export function BrandMark({ size = 30 }: { size?: number }) {
  return (
    <svg className="brand-mark" width={size} height={size} viewBox="0 0 32 32" fill="none">
      <rect width="32" height="32" rx="9" className="brand-mark-plate" />
      <path d="M8 25V15.500a8 8 0 0 1 16 0V25" className="brand-mark-line" />
      <path d="M12.5 25v-9.200a3.5 3.5 0 0 1 7 0V25" className="brand-mark-line" />
    </svg>
  );
}
