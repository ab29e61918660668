import { text } from 'node:stream/consumers';
import type { CheerioAPI } from 'cheerio';
import { createElement, type ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { islands, type IslandName } from '@/components/islands';

/** By the React that starts islands in browsers: Next.js's own gives other ids to `useId`. */
export async function renderIslands(page: CheerioAPI): Promise<void> {
  for (const [index, island] of [...page('[data-island]')].entries()) {
    const Component = islands[island.attribs['data-island'] as IslandName] as ComponentType<object>;
    const props = JSON.parse(island.attribs['data-props'] ?? '') as object;
    const { prelude } = await prerenderToNodeStream(createElement(Component, props), {
      // `hydrate.tsx` passes the same.
      identifierPrefix: String(index),
      // Otherwise only script would show a large <Suspense>.
      progressiveChunkSize: Infinity,
    });
    page(island).html(await text(prelude));
  }
}
