import { text } from 'node:stream/consumers';
import { load, type CheerioAPI } from 'cheerio';
import { createElement, type ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { islands, type IslandName } from '@/components/islands';

async function render(attributes: Record<string, string>, index: number): Promise<string> {
  const Component = islands[attributes['data-island'] as IslandName] as ComponentType<object>;
  const island = createElement(Component, JSON.parse(attributes['data-props'] ?? ''));
  const { prelude } = await prerenderToNodeStream(createElement('div', null, island), {
    // `hydrate.tsx` passes the same.
    identifierPrefix: String(index),
  });
  // Around the `div`, React writes what a whole document has elsewhere.
  return load(await text(prelude), null, false)('div').html() ?? '';
}

/** By the React that starts islands in browsers. In place of an island that throws, its error. */
export const renderIslands = ($: CheerioAPI): Promise<string[]> =>
  Promise.all([...$('[data-island]')].map(({ attribs }, index) => render(attribs, index).catch(String)));
