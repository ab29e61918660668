import { Pool } from '@/artwork/paygrids/Pool';
import type { Screen } from '@/artwork/screen';

/** The pictures of PayGrids. */
export const payGridsScreens: Screen[] = [
  {
    name: 'paygrids/pool',
    stylesheet: 'paygrids/paygrids.css',
    typefaces: {
      'Schibsted Grotesk':
        '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
      'Red Hat Mono': '@fontsource-variable/red-hat-mono/files/red-hat-mono-latin-wght-normal.woff2',
    },
    body: <Pool />,
  },
];
