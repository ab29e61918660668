/** The beam of a lamp above the window, as high as the window. `Light` lets it fade out below the header. */
export function Beam() {
  return (
    <div className="h-svh origin-top bg-beam transition duration-900 ease-enter contrast-more:hidden arriving:transition-none entering:[scale:0.4_1] entering:opacity-20" />
  );
}
