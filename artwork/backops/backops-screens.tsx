import type { ReactElement } from 'react';
import { FloorPlan } from '@/artwork/backops/FloorPlan';
import { IncidentLog } from '@/artwork/backops/IncidentLog';
import { Roster } from '@/artwork/backops/Roster';
import { RunOfShow } from '@/artwork/backops/RunOfShow';
import { Settlement } from '@/artwork/backops/Settlement';
import type { Screen } from '@/artwork/screen';

const bodies: Readonly<Record<string, ReactElement>> = {
  'run-of-show': <RunOfShow />,
  'floor-plan': <FloorPlan />,
  roster: <Roster />,
  'incident-log': <IncidentLog />,
  settlement: <Settlement />,
};

/** The pictures of BackOps, all of one night. */
export const backOpsScreens: Screen[] = Object.entries(bodies).map(([name, body]) => ({
  name: `backops/${name}`,
  stylesheet: 'backops/backops.css',
  typefaces: { Archivo: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2' },
  body,
}));
