/** A page's heading. */
export function PageTitle({ children }: { children: string }) {
  return <h1 className="letters-lit [--lamp:100%] -ml-[0.105em] text-page font-semibold">{children}</h1>;
}
