import { type RefObject, useEffect, useRef } from 'react';

/** The tabs, a question and the end of a run begin at the top of the page, wherever the last one ended. */
export const toTop = (): void => {
  document.documentElement.scrollTop = 0;
};

/** Returns a ref whose element, near the top, gets the focus when it appears, and whenever `what` changes. */
export function useFocusOn<E extends HTMLElement>(what: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `what` only triggers the effect.
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    toTop();
  }, [what]);
  return element;
}
