/** For `useSyncExternalStore` on what never changes while a page is open. */
export const noSubscription = () => () => {};
