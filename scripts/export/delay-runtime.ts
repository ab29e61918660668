import { replaceElements } from '@/scripts/export/html-elements';
import { payloadOf, replacePayload, withoutDataTexts, withoutStyleTexts } from '@/scripts/export/payload';
import { runtimeOf } from '@/scripts/export/runtime';

/**
 * What the page hands to the browser as script or as markup in a text, all of it React's and Turbopack's: addresses
 * of chunks; the empty script that React makes a script element from; and texts without a tag, such as the data that
 * it puts into one. https://w3c.github.io/trusted-types/dist/spec/#default-policy-hdr
 */
const trustedTypesPolicy =
  `self.trustedTypes&&trustedTypes.createPolicy('default',{` +
  String.raw`createScriptURL:t=>/^\/_next\/static\/chunks\/[\w.~-]+\.js$/.test(t)?t:null,` +
  String.raw`createHTML:t=>t=='<script><\/script>'||!/</.test(t)?t:null});`;

/**
 * Asks for the runtime's chunks, one after the other and each in a task of its own, as soon as the picture that a
 * visitor waits for is shown, has failed, or is not needed. Shown and not just in: script that arrives at once would
 * otherwise run before the frame that shows it. The browser says when it is (Largest Contentful Paint, 4.1); one that
 * does not, or whose largest content is another, is given eight frames, some 130 ms, and where there is no picture to
 * wait for, two. A hidden page, which may be a prerendered one, has no frames. Frames are counted by an
 * IntersectionObserver, whose word comes behind one, and comes where a test holds the clock. Once is enough: a picture
 * comes again, wider, when a phone is turned.
 *
 * @param chunks address and integrity of each
 */
const starter = (chunks: readonly (readonly [address: string, integrity: string])[]) =>
  `(()=>{let a=${JSON.stringify(chunks)},p=document.querySelector('img[fetchpriority=high]'),c,` +
  `n=()=>{let u=a.shift(),s=document.createElement('script');` +
  `if(u){[s.src,s.integrity]=u;s.onload=n;document.head.append(s)}},` +
  `f=()=>{let i=new IntersectionObserver(()=>{i.disconnect();--c>0?f():n()});i.observe(document.body)},` +
  `d=()=>{if(p)p.onload=p.onerror=null;if(document.hidden)n();else{c=p&&p.naturalWidth?8:2;` +
  `new PerformanceObserver(l=>l.getEntries().some(e=>e.element==p)&&(c=0))` +
  `.observe({type:'largest-contentful-paint',buffered:true});f()}};` +
  `!p||p.complete?d():p.onload=p.onerror=d})()`;

/**
 * A page whose runtime leaves the way to its first picture free, and whose payload repeats no style sheet. All that
 * it starts with is one script, which a policy can name by one hash.
 *
 * @param hashOfFile the `integrity` of the file at an address
 */
export function delayRuntime(html: string, hashOfFile: (address: string) => string): string {
  const { inline } = runtimeOf(html);
  const lighter = replacePayload(html, inline, withoutDataTexts(withoutStyleTexts(payloadOf(inline))));
  const { chunks, polyfills, preloads, inline: scripts } = runtimeOf(lighter);
  const addresses = chunks.map(({ attributes }) => attributes.get('src') ?? '');
  const start = starter(addresses.map((address) => [address, hashOfFile(address)]));
  const script = [
    trustedTypesPolicy + scripts.map(({ text }) => text.replace(/;$/u, '')).join(';'),
    start,
  ].join(';');
  return replaceElements(lighter, [...chunks, ...polyfills, ...preloads, ...scripts]).replace(
    '</body>',
    // A function, because the payload is full of dollar signs.
    () => `<script>${script}</script></body>`,
  );
}
