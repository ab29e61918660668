import { startTransition, useEffect, type ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import { ErrorPage } from '@/components/ErrorPage';
import { islands, type IslandName } from '@/islands/registry';
import { provideSetImmediate } from '@/islands/set-immediate';

function Content({ island }: { island: HTMLElement }) {
  useEffect(() => island.setAttribute('data-island-status', 'started'), [island]);
  const Component = islands[island.dataset['island'] as IslandName] as ComponentType<object>;
  return <Component {...JSON.parse(island.dataset['props'] ?? '')} />;
}

/** Starts no island, and returns false, if a translator changed one: React would throw the change away. */
export async function hydrate(): Promise<boolean> {
  const found = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const length = found.reduce((sum, { textContent }) => sum + textContent.length, 0);
  const size = `${length} ${document.querySelectorAll('[data-island] font').length}`;
  if (!document.querySelector(`[data-islands-size="${size}"]`)) return false;
  provideSetImmediate();
  // Not imported above: React DOM looks for `setImmediate` when it is evaluated.
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
    const options = { identifierPrefix: String(index), onUncaughtError };
    // Hydrated in slices, so that no task is long.
    startTransition(() => {
      const root = hydrateRoot(island, <Content island={island} />, options);
      if (main.contains(island)) rootsInMain.push(root);
    });
  }
  return true;
}
