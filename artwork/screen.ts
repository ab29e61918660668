import type { ReactElement } from 'react';

/** One product picture: a 800×500 CSS px application screen, photographed at 2× density. */
export interface Screen {
  /** Path below `content/pictures/`, without its ending: `backops/run-of-show`. */
  name: string;
  /** Path below `artwork/` of the stylesheet that the product's screens share. */
  stylesheet: string;
  /** Variable typefaces by the family name that the stylesheet uses, each a file of an npm font package. */
  typefaces: Readonly<Record<string, string>>;
  body: ReactElement;
}
