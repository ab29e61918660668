'use client';

import { isValidElement, type ComponentProps, type ComponentType } from 'react';
import { islands, type IslandName } from '@/components/islands';

/** The name of an island, with the props of just that island. */
type IslandProps = { [Key in IslandName]: { name: Key } & ComponentProps<(typeof islands)[Key]> }[IslandName];

/** The path of the first value that JSON would lose or change, such as a function, a date or an element. */
function findLost(value: unknown, path: string): string | undefined {
  if (value === null || /^(?:string|boolean)$/u.test(typeof value) || Number.isFinite(value))
    return undefined;
  const isPlain = Array.isArray(value) || (value && Object.getPrototypeOf(value) === Object.prototype);
  if (!isPlain || isValidElement(value)) return path;
  // JSON leaves `{ a: undefined }` empty, which is the same to React, but `[undefined]` becomes `[null]`.
  const parts = Object.entries(value).filter(([, part]) => part !== undefined || Array.isArray(value));
  return parts.map(([key, part]) => findLost(part, `${path}.${key}`)).find(Boolean);
}

/**
 * Shows a component of `components/islands/index.ts`, which browsers start with its props as JSON. To a page, all islands are
 * this one client module: the export makes light what shows no other.
 *
 * @throws if the props do not survive JSON
 */
export function Island({ name, ...props }: IslandProps) {
  const Component = islands[name] as ComponentType<object>;
  const lost = findLost(props, 'props');
  if (lost)
    throw new Error(
      `<Island name="${name}"> cannot send ${lost} to browsers as JSON: pass plain values, or show the component without <Island>, and Next.js starts its page`,
    );
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className="contents">
      <Component {...props} />
    </div>
  );
}
