// The only function that components import from React DOM, whose types are a package of their own.
declare module 'react-dom' {
  /** Runs `update`, and applies its changes of state to the page before it returns. */
  export function flushSync(update: () => void): void;
}
