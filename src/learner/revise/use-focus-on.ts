import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref whose element gets the focus when it appears, and whenever `what` changes. */
export function useFocusOn<E extends HTMLElement>(what: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `what` only triggers the effect.
  useEffect(() => {
    element.current?.focus();
  }, [what]);
  return element;
}
