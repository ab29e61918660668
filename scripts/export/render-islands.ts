import { text } from 'node:stream/consumers';
import type { CheerioAPI } from 'cheerio';
import { createElement, type ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { islands, startsAfter, type IslandName } from '@/components/islands';

/**
 * Renders each island of a page anew, by the React that starts it in browsers.
 *
 * @throws if an island starts after another that is not before it in the page
 */
export async function renderIslands(page: CheerioAPI): Promise<void> {
  const before = new Set<string>();
  for (const [index, island] of [...page('[data-island]')].entries()) {
    const name = island.attribs['data-island'] as IslandName;
    const predecessor = startsAfter[name];
    if (predecessor && !before.has(predecessor))
      throw new Error(
        `<Island name="${name}"> starts only after <Island name="${predecessor}">: show that before it`,
      );
    before.add(name);
    const props = JSON.parse(island.attribs['data-props'] ?? '') as object;
    const { prelude } = await prerenderToNodeStream(
      createElement(islands[name] as ComponentType<object>, props),
      {
        // Keeps the ids of `useId` apart. `hydrate.tsx` passes the same.
        identifierPrefix: String(index),
        // Otherwise React delays a large <Suspense>, for its script to show.
        progressiveChunkSize: Infinity,
      },
    );
    page(island).html(await text(prelude));
  }
}
