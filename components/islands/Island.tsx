'use client';

import { isValidElement, useEffect, useRef, type ComponentProps, type ComponentType } from 'react';
import { islands, type IslandName } from '@/components/islands';

type IslandProps = { [Key in IslandName]: { name: Key } & ComponentProps<(typeof islands)[Key]> }[IslandName];

function findLost(value: unknown, path: string): string | undefined {
  if (value === null || /^(?:string|boolean)$/u.test(typeof value) || Number.isFinite(value))
    return undefined;
  const isPlain = Array.isArray(value) || (value && Object.getPrototypeOf(value) === Object.prototype);
  if (!isPlain || isValidElement(value)) return path;
  // To React, `{}` is the same as `{ a: undefined }`. `[undefined]` becomes `[null]`.
  const parts = Object.entries(value).filter(([, part]) => part !== undefined || Array.isArray(value));
  return parts.map(([key, part]) => findLost(part, `${path}.${key}`)).find(Boolean);
}

/** A page that shows no other client module than this one is light. Throws if the props don't survive JSON. */
export function Island({ name, ...props }: IslandProps) {
  const Component = islands[name] as ComponentType<object>;
  const element = useRef<HTMLDivElement>(null);
  // On a light page, `hydrate.tsx` sets it.
  useEffect(() => element.current?.setAttribute('data-island-status', 'started'), []);
  const lost = findLost(props, 'props');
  if (lost)
    throw new Error(
      `<Island name="${name}"> cannot send ${lost} to browsers as JSON: pass plain values, or show the component without <Island>, and Next.js starts its page`,
    );
  return (
    <div ref={element} data-island={name} data-props={JSON.stringify(props)} className="contents">
      <Component {...props} />
    </div>
  );
}
