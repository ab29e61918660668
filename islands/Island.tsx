'use client';

import { useEffect, useRef, type ComponentProps, type ComponentType } from 'react';
import { islands, type IslandName } from '@/islands/registry';

/** What survives JSON unchanged. */
type Json<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...parameters: never) => unknown
    ? never
    : { [Key in keyof Value]: Json<Value[Key]> };

type IslandProps = {
  [Key in IslandName]: { name: Key } & Json<ComponentProps<(typeof islands)[Key]>>;
}[IslandName];

/** A page that imports no client module but this one is lean. */
export function Island({ name, ...props }: IslandProps) {
  const Component = islands[name] as ComponentType<object>;
  const element = useRef<HTMLDivElement>(null);
  // On a lean page, `hydrate.tsx` sets it.
  useEffect(() => element.current?.setAttribute('data-island-status', 'started'), []);
  return (
    <div ref={element} data-island={name} data-props={JSON.stringify(props)} className="contents">
      <Component {...props} />
    </div>
  );
}
