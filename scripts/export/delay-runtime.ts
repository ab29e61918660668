import { replaceElements } from '@/scripts/export/html-elements';
import { payloadOf, replacePayload, withoutStyleTexts } from '@/scripts/export/payload';
import { runtimeOf } from '@/scripts/export/runtime';

/**
 * Asks for the runtime's chunks, one after the other and each in a task of its own, as soon as the picture that a
 * visitor waits for is in, has failed, or is not needed.
 */
const starter = (addresses: readonly string[]) =>
  `(()=>{let a=${JSON.stringify(addresses)},p=document.querySelector('img[fetchpriority=high]'),` +
  `n=()=>{let u=a.shift(),s=document.createElement('script');if(u){s.src=u;s.onload=n;document.head.append(s)}};` +
  `!p||p.complete?n():p.onload=p.onerror=n})()`;

/** A page whose runtime leaves the way to its first picture free, and whose payload repeats no style sheet. */
export function delayRuntime(html: string): string {
  const { inline } = runtimeOf(html);
  const lighter = replacePayload(html, inline, withoutStyleTexts(payloadOf(inline)));
  const { chunks, polyfills, preloads } = runtimeOf(lighter);
  const addresses = chunks.map(({ attributes }) => attributes.get('src') ?? '');
  return replaceElements(lighter, [...chunks, ...polyfills, ...preloads]).replace(
    '</body>',
    `<script>${starter(addresses)}</script></body>`,
  );
}
