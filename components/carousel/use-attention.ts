import { useInView } from 'framer-motion';
import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react';

/** A visitor attends while the mouse or keyboard focus is in the card, and after a pick until they turn away. */
export function useAttention(frame: RefObject<Element | null>) {
  const card = useRef<HTMLElement>(null);
  const [hasMouse, setHasMouse] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isPicked, setIsPicked] = useState(false);
  const isVisible = useInView(frame);

  useEffect(() => (isVisible ? () => setIsPicked(false) : undefined), [isVisible]);

  useEffect(() => {
    // Both can come before script.
    setHasMouse(card.current!.matches(':hover'));
    setHasFocus(card.current!.querySelector(':focus-visible') !== null);
    const controller = new AbortController();
    const { signal } = controller;
    const followUse = (event: Event) => event.composedPath().includes(card.current!) || setIsPicked(false);
    // A swipe sends no `click`, a screen reader no `pointerup`. Motion controls send `storage`, in every tab.
    for (const type of ['pointerup', 'click', 'storage']) addEventListener(type, followUse, { signal });
    // While a page lies in the back/forward cache, the mouse can leave.
    addEventListener('pagehide', leaveByMouse, { signal });
    return () => controller.abort();
  }, []);

  function leaveByMouse(): void {
    setHasMouse(false);
    setIsPicked(false);
  }
  const followPointer = ({ pointerType }: PointerEvent) => setHasMouse(pointerType === 'mouse');
  const attributes = {
    ref: card,
    onPointerEnter: followPointer,
    onPointerMove: followPointer,
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && leaveByMouse(),
    onFocus: ({ target }: FocusEvent) => setHasFocus(target.matches(':focus-visible')),
    onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
      // The active element stays if the whole window loses focus.
      if (currentTarget.contains((relatedTarget as Node | null) ?? document.activeElement)) return;
      setHasFocus(false);
      setIsPicked(false);
    },
  };
  return [hasMouse || hasFocus || isPicked, () => setIsPicked(true), attributes] as const;
}
