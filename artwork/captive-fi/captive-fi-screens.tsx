import { AccessPoints } from '@/artwork/captive-fi/AccessPoints';
import { GuestAnalytics } from '@/artwork/captive-fi/GuestAnalytics';
import { PortalDesigner } from '@/artwork/captive-fi/PortalDesigner';
import type { Screen } from '@/artwork/screen';

const shared = {
  stylesheet: 'captive-fi/captive-fi.css',
  typefaces: {
    Onest: '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2',
    // The voice of the restaurant, only inside the portal that is being designed.
    'Bricolage Grotesque':
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  },
};

/** The pictures of the project. */
export const captiveFiScreens: Screen[] = [
  { name: 'captive-fi/portal-designer', body: <PortalDesigner />, ...shared },
  { name: 'captive-fi/guest-analytics', body: <GuestAnalytics />, ...shared },
  { name: 'captive-fi/access-points', body: <AccessPoints />, ...shared },
];
