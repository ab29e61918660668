import { isDeepStrictEqual } from 'node:util';
import type { ComponentProps, ComponentType } from 'react';
import { islands } from '@/components/islands';

type Name = keyof typeof islands;

type IslandProps = { [Key in Name]: { name: Key } & ComponentProps<(typeof islands)[Key]> }[Name];

/**
 * Shows a component of `components/islands/`, which browsers start. Its props go to the browser as JSON.
 *
 * @throws if the props do not survive JSON, such as a function, a date or an element
 */
export function Island({ name, ...props }: IslandProps) {
  const Component = islands[name] as ComponentType<object>;
  const json = JSON.stringify(props);
  const survived = JSON.parse(json) as Record<string, unknown>;
  const lost = Object.entries(props).find(([key, value]) => !isDeepStrictEqual(survived[key], value));
  if (lost) throw new Error(`<Island name="${name}"> cannot send the prop "${lost[0]}" to browsers as JSON`);
  return (
    <div data-island={name} data-props={json} className="contents">
      <Component {...props} />
    </div>
  );
}
