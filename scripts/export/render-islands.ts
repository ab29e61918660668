import { text } from 'node:stream/consumers';
import type { CheerioAPI } from 'cheerio';
import { createElement, type ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { islands, type IslandName } from '@/components/islands';

/** Renders each island of a page again, by the React that starts it in browsers: ids of `useId` differ from Next.js's. */
export async function renderIslands(page: CheerioAPI): Promise<void> {
  for (const [index, island] of [...page('[data-island]')].entries()) {
    const Component = islands[island.attribs['data-island'] as IslandName] as ComponentType<object>;
    const props = JSON.parse(island.attribs['data-props'] ?? '') as object;
    const { prelude } = await prerenderToNodeStream(createElement(Component, props), {
      // Keeps the ids of `useId` apart. `hydrate.tsx` passes the same.
      identifierPrefix: String(index),
      // Otherwise React delays a large <Suspense>, for its script to show.
      progressiveChunkSize: Infinity,
    });
    page(island).html(await text(prelude));
  }
}
