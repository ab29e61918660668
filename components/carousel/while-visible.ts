/**
 * Runs a task while the page is visible, and anew each time it becomes visible again. The task must do nothing more once its
 * signal is aborted. Returns a function that ends it.
 */
export function whileVisible(task: (signal: AbortSignal) => Promise<void>): () => void {
  let controller = new AbortController();
  function restart(): void {
    controller.abort();
    controller = new AbortController();
    if (!document.hidden) void task(controller.signal);
  }
  restart();
  document.addEventListener('visibilitychange', restart);
  return () => {
    controller.abort();
    document.removeEventListener('visibilitychange', restart);
  };
}
