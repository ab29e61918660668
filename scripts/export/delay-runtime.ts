import { replaceElements } from '@/scripts/export/html-elements';
import { hashOf } from '@/scripts/export/page-policy';
import {
  clientImportsIn,
  payloadOf,
  replacePayload,
  withoutDataTexts,
  withoutStyleTexts,
} from '@/scripts/export/payload';
import { runtimeOf } from '@/scripts/export/runtime';
import { slicesOf } from '@/scripts/export/runtime-slices';

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
 * Asks for the runtime's chunks, all at once, as soon as the picture that a visitor waits for is shown, has failed, or is
 * not needed. Browsers run such scripts in their order, each in a task of its own (HTML Standard, 4.12.1.1, "list of
 * scripts that will execute in order as soon as possible"), and React looks for each by its `async` before it asks for
 * it once more. Shown and not just in: script that arrives at once would otherwise run before the frame that shows it.
 * The browser says when it is (Largest Contentful Paint, 4.1); one that does not, or whose largest content is another, is
 * given eight frames, 130 ms at 60 Hz, and where there is no picture to wait for, two. A hidden page, which may be a
 * prerendered one, has no frames. Frames are counted by an IntersectionObserver, whose word comes behind one, and comes
 * where a test holds the clock. The page's own load stands in for a picture of which nothing is ever heard, as where a
 * visitor's browser shows none; whatever is heard after that starts nothing more.
 *
 * @param chunks address and integrity of each
 */
const starter = (chunks: readonly (readonly [address: string, integrity: string])[]) =>
  `(()=>{let a=${JSON.stringify(chunks)},p=document.querySelector('img[fetchpriority=high]'),c,` +
  `n=()=>a.forEach(([u,h])=>{let s=document.createElement('script');s.async=false;s.integrity=h;s.src=u;` +
  `document.head.append(s);s.async=true}),` +
  `f=()=>{let i=new IntersectionObserver(()=>{i.disconnect();--c>0?f():n()});i.observe(document.body)},` +
  `d=()=>{if(c!=null)return;c=p&&p.naturalWidth?8:2;if(document.hidden)n();else{` +
  `new PerformanceObserver(l=>l.getEntries().some(e=>e.element==p)&&(c=0))` +
  `.observe({type:'largest-contentful-paint',buffered:true});f()}};` +
  `if(!p||p.complete)d();else{p.onload=p.onerror=d;addEventListener('load',d)}})()`;

/**
 * A page whose runtime leaves the way to its first picture free and starts in slices, and whose payload repeats
 * neither style sheets nor data. All that it starts with is one script, which a policy can name by one hash.
 *
 * @param read the file at an address
 * @throws when the runtime is not as Next.js 16 writes it
 */
export function delayRuntime(html: string, read: (address: string) => Buffer): string {
  const { inline } = runtimeOf(html);
  const payload = payloadOf(inline);
  const lighter = replacePayload(html, inline, withoutDataTexts(withoutStyleTexts(payload)));
  const { chunks, polyfills, preloads, inline: scripts } = runtimeOf(lighter);
  const texts = scripts.map(({ text }) => text.replace(/;$/u, ''));
  const entry = texts.find((text) => text.includes('"runtimeModuleIds"')) ?? '';
  const others = texts.filter((text) => text !== entry);
  const slices = slicesOf(
    entry,
    chunks.map(({ attributes }) => attributes.get('src') ?? ''),
    clientImportsIn(payload),
    (address) => read(address).toString('utf8'),
  );
  const start = starter(slices.chunks.map((address) => [address, hashOf(read(address))]));
  const script = [trustedTypesPolicy + slices.script, ...others, start].join(';');
  return replaceElements(lighter, [...chunks, ...polyfills, ...preloads, ...scripts]).replace(
    '</body>',
    // A function, because the payload is full of dollar signs.
    () => `<script>${script}</script></body>`,
  );
}
