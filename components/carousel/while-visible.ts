/** Runs `task` whenever the page becomes visible; aborts it when hidden. */
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
