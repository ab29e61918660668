import type { ClientModules } from '@/scripts/export/client-modules';
import { replaceElements } from '@/scripts/export/html-elements';
import { clientImportsIn, payloadOf } from '@/scripts/export/payload';
import { runtimeOf } from '@/scripts/export/runtime';

/** Whether a path leads there from the project, or from a folder that the project is a part of. */
function isBelow(file: string, place: string): boolean {
  return `/${file}`.includes(`/${place}`);
}

/**
 * A page without Next's runtime and payload.
 *
 * @param idleModules client modules of the site that it may name without needing them
 * @throws when the page needs script: it names another client module of the site, or one of unknown origin
 */
export function takeOutRuntime(
  html: string,
  clientModules: ClientModules,
  idleModules: readonly string[],
): string {
  const { chunks, polyfills, preloads, inline } = runtimeOf(html);
  for (const { module } of clientImportsIn(payloadOf(inline))) {
    const file = clientModules.get(module);
    if (file === undefined) throw new Error(`it names a client module of unknown origin: ${module}`);
    if (!isBelow(file, 'node_modules/next/') && !idleModules.some((idle) => isBelow(file, idle))) {
      throw new Error(`it needs script, for ${file}; take that out of the page, or the page off the list`);
    }
  }
  return replaceElements(html, [...chunks, ...polyfills, ...preloads, ...inline]);
}
