import { type RefObject, useEffect, useRef } from 'react';

/** An element that takes the focus when it comes, and again whenever `what` is another. */
export function useFocusOn<E extends HTMLElement>(what: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it depends on is not read, only noticed.
  useEffect(() => element.current?.focus(), [what]);
  return element;
}
