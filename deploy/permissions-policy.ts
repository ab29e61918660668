import type { Service } from '@/content/services';

/**
 * Features that reach a visitor's devices, location or money. Every engine that reads the header knows all of them: a
 * browser complains in the console about one that it does not know.
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
 * The value of the header `Permissions-Policy`: only the frames of services that list a feature may use it, and the
 * pages themselves if such a service has no frames.
 * https://www.w3.org/TR/permissions-policy/
 */
export function permissionsPolicy(services: readonly Service[]): string {
  return features
    .map((feature) => {
      const users = services.filter((service) => service.features?.includes(feature));
      const frames = users.flatMap((service) => service['frame-src'] ?? []);
      const origins = frames.filter((source) => source.startsWith('https://')).map((origin) => `"${origin}"`);
      // Without `self` a page cannot delegate a feature to a frame (9.7 of the standard).
      const allowed = users.length > 0 ? ['self', ...new Set(origins)] : [];
      return `${feature}=(${allowed.join(' ')})`;
    })
    .join(', ');
}
