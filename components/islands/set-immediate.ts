/**
 * Gives browsers the `setImmediate` of Node.js, by which React then yields to other tasks. Without it, React sends itself
 * messages. Firefox loses those of a page that enters the back/forward cache, and React would wait for them forever. This
 * `setImmediate` sends messages too, and one more after a return.
 */
export function provideSetImmediate(): void {
  const tasks: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    for (const task of tasks.splice(0)) task();
  };
  const send = () => port2.postMessage(null);
  const setImmediate = (task: () => void) => {
    tasks.push(task);
    send();
  };
  Object.assign(globalThis, { setImmediate });
  addEventListener('pageshow', send);
}
