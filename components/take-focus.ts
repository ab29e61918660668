/** As an element's `ref`: it takes the focus when it appears, so that a screen reader says what has come. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
