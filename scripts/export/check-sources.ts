import { readdirSync } from 'node:fs';
import { bundleIslands } from '@/scripts/export/bundle-islands';
import { findDeadModules } from '@/scripts/export/client-modules';
import { filesBelow } from '@/scripts/files';

/** Files that the built site would not have, or not as `npm run dev` shows them, each with a reason or a way out. */
const deadFiles = [
  [/^pages$/u, 'pages stand in app/'],
  [/^(?:proxy|middleware)\./u, 'redirects and headers stand in vercel.json'],
  [/^instrumentation-client\./u, 'what needs script is an island'],
  [/^instrumentation\./u, 'no server of Next.js runs there'],
  [/^app\/(?:.+\/error|(?:.+\/)?global-error)\./u, 'all pages share components/islands/ErrorPage.tsx'],
  [/^app\/(?:.+\/)?(?:opengraph|twitter)-image/u, 'share cards are defined in app/og/share-cards.ts'],
  [/^app\/(?:.+\/)?(?:apple-)?icon\d*\.[jt]sx?$/u, 'an icon is a picture, such as icon.png'],
  [
    /^public\/.+\/index\.html$/u,
    'hosts serve it at the path of its folder, where its relative addresses break: make it public/<folder>.html',
  ],
] as const;

const below = async (folder: string) => (await filesBelow(folder)).map((file) => `${folder}/${file}`);
const sources = [...readdirSync('.'), ...(await below('app')), ...(await below('public'))];
for (const [dead, instead] of deadFiles)
  for (const file of sources.filter((source) => dead.test(source)))
    refuse(`${file} would not work in the built site: ${instead}.`);
/** A file's path without route groups, which addresses leave out. */
const withoutGroups = (file: string) => file.replaceAll(/\([^/]+\)\//gu, '');
for (const file of sources) {
  const name = /^app\/(.+)\.txt\/route\./u.exec(withoutGroups(file))?.[1];
  if (!name) continue;
  // Next.js writes the data of `/` into `index.txt`.
  const page = name === 'index' ? 'app/page.' : `app/${name}/page.`;
  if (sources.some((other) => withoutGroups(other).startsWith(page)))
    refuse(`${file} would be lost, because Next.js writes data of a page over it: rename one of them.`);
}
for (const { module, user } of await findDeadModules()) {
  const way = /node_modules\/@?next\//u.test(module)
    ? 'Use <a> for next/link, Picture for next/image, <script> for next/script, <form> for next/form'
    : 'Name it, or a component that uses it, in components/islands/index.ts, and show that by <Island name="…" />. A provider stands within the island that needs it. Import other components from their files, not from an index';
  refuse(
    `${module} begins with 'use client', and ${user} uses it outside an island: no browser would start it. ${way}.`,
  );
}
if (!process.exitCode) await bundleIslands().catch(({ message }: Error) => refuse(message));

function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
