import { startTransition, type ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import { islands } from '@/components/islands';
import { ErrorPage } from '@/components/islands/ErrorPage';

/** The component of an island, with the props that the page holds. */
function Content({ island }: { island: HTMLElement }) {
  const Component = islands[island.dataset['island'] as keyof typeof islands] as ComponentType<object>;
  return <Component {...JSON.parse(island.dataset['props'] ?? '')} />;
}

/** Whether an island is as the export left it. React would make one anew that a translator or an extension has changed. */
const isUnchanged = (island: HTMLElement) =>
  island.dataset['size'] === `${island.textContent.length} ${island.querySelectorAll('*').length}`;

/**
 * Starts the islands of the page. One that something has changed stays as it is, and without the motion control no
 * carousel starts, because nothing may move that cannot be paused (WCAG 2.2, 2.2.2). What throws outside a card's error
 * boundary shows the error page.
 */
export async function hydrate(): Promise<void> {
  // Evaluates React DOM only now.
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  const main = document.querySelector('main')!;
  const started = new Set<string | undefined>();
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

  // In the order of the document, in which the motion control comes first.
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island: name } = island.dataset;
    const lacksControl = name === 'ProjectCard' && !started.has('MotionControl');
    if (lacksControl || !isUnchanged(island)) continue;
    started.add(name);
    // React hydrates a transition in slices, so that no task is long.
    startTransition(() => {
      const root = hydrateRoot(island, <Content island={island} />, { onUncaughtError });
      if (main.contains(island)) rootsInMain.push(root);
    });
  }
}
