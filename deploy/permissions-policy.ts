import type { Service } from '@/content/services';

/**
 * Features that reach a visitor's devices, place or money. Every engine that reads the header knows them, so that none
 * complains in the console: a newer feature would make an older browser do so.
 */
const features = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Value of the header `Permissions-Policy`: each feature is for the frames of the services that list it, or for the
 * pages themselves if such a service has no frames, and for nobody else.
 * https://www.w3.org/TR/permissions-policy/
 */
export function permissionsPolicy(services: readonly Service[]): string {
  return features
    .map((feature) => {
      const users = services.filter((service) => service.features?.includes(feature));
      const frames = users.flatMap((service) => service['frame-src'] ?? []);
      const origins = frames.filter((source) => source.startsWith('https://')).map((origin) => `"${origin}"`);
      // Without `self` a page could not lend a feature to a frame (9.7 of the standard).
      const allowed = users.length > 0 ? ['self', ...new Set(origins)] : [];
      return `${feature}=(${allowed.join(' ')})`;
    })
    .join(', ');
}
