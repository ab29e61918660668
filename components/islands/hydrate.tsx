import { startTransition, useEffect, type ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import { islands, type IslandName } from '@/components/islands';
import { ErrorPage } from '@/components/islands/ErrorPage';
import { provideSetImmediate } from '@/components/islands/set-immediate';

/** An island's component, with the props that the page holds. */
function Content({ island }: { island: HTMLElement }) {
  useEffect(() => island.setAttribute('data-island-status', 'started'), [island]);
  const Component = islands[island.dataset['island'] as IslandName] as ComponentType<object>;
  return <Component {...JSON.parse(island.dataset['props'] ?? '')} />;
}

/** Starts all islands of the page, or none if a translator or an extension has changed one, which React would throw away. */
export async function hydrate(): Promise<void> {
  const found = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const length = found.reduce((sum, { textContent }) => sum + textContent.length, 0);
  const size = `${length} ${document.querySelectorAll('[data-island] *').length}`;
  if (!document.querySelector(`[data-islands-size="${size}"]`)) return;
  provideSetImmediate();
  // Only here does the bundle evaluate React DOM, which then finds `setImmediate`.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  const main = document.querySelector('main') ?? document.body;
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

  for (const [index, island] of found.entries()) {
    // The prefix that the export has passed to React (`render-islands.ts`).
    const options = { identifierPrefix: String(index), onUncaughtError };
    // React hydrates a transition in slices, so that no task is long.
    startTransition(() => {
      const root = hydrateRoot(island, <Content island={island} />, options);
      if (main.contains(island)) rootsInMain.push(root);
    });
  }
}
