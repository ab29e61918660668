import { startTransition, useEffect, type ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import { islands, startsAfter, type IslandName } from '@/components/islands';
import { ErrorPage } from '@/components/islands/ErrorPage';
import { provideSetImmediate } from '@/components/islands/set-immediate';

/** An island's component, with the props that the page holds. Once it has started, `data-size` is gone, as tests expect. */
function Content({ island }: { island: HTMLElement }) {
  useEffect(() => island.removeAttribute('data-size'), [island]);
  const Component = islands[island.dataset['island'] as IslandName] as ComponentType<object>;
  return <Component {...JSON.parse(island.dataset['props'] ?? '')} />;
}

/** Whether an island is as the export left it. React would throw away what a translator or an extension has changed. */
const isUnchanged = (island: HTMLElement) =>
  island.dataset['size'] === `${island.textContent.length} ${island.querySelectorAll('*').length}`;

/** Starts the islands of the page, but for changed ones and those that start only after a changed one. */
export async function hydrate(): Promise<void> {
  provideSetImmediate();
  // Only here does the bundle evaluate React DOM, which then finds `setImmediate`.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  const main = document.querySelector('main') ?? document.body;
  const started = new Set<IslandName>();
  const rootsInMain: Root[] = [];
  let errorRoot: Root | undefined;

  function showErrorPage(): void {
    for (const root of rootsInMain.splice(0)) root.unmount();
    errorRoot ??= createRoot(main);
    errorRoot.render(<ErrorPage />);
  }

  function onUncaughtError(error: unknown): void {
    reportError(error);
    // React cannot unmount a root while it renders another.
    setTimeout(showErrorPage);
  }

  const found = document.querySelectorAll<HTMLElement>('[data-island]');
  for (const [index, island] of found.entries()) {
    const name = island.dataset['island'] as IslandName;
    const predecessor = startsAfter[name];
    if ((predecessor && !started.has(predecessor)) || !isUnchanged(island)) continue;
    started.add(name);
    // The prefix that the export has passed to React (`render-islands.ts`).
    const options = { identifierPrefix: String(index), onUncaughtError };
    // React hydrates a transition in slices, so that no task is long.
    startTransition(() => {
      const root = hydrateRoot(island, <Content island={island} />, options);
      if (main.contains(island)) rootsInMain.push(root);
    });
  }
}
