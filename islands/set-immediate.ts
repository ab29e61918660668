/** Firefox loses React's messages in the back/forward cache: https://github.com/adobe/react-spectrum/issues/10459 */
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
