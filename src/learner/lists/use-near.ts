import { type RefObject, useEffect, useRef, useState } from 'react';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls `arrive` once, when the element is at most a screen away; returns what stops it. One observer watches all. */
function whenNear(element: Element, arrive: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: '100% 0px' },
  );
  const stop = () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
  waiting.set(element, () => {
    stop();
    arrive();
  });
  observer.observe(element);
  return stop;
}

/** Whether an element has come near the screen; it stays so. `atFirst`: without a look. */
export function useNear<Item extends Element>(atFirst: boolean): { isNear: boolean; item: RefObject<Item | null> } {
  const [isNear, setNear] = useState(atFirst);
  const item = useRef<Item>(null);
  useEffect(() => {
    if (!isNear && item.current !== null) return whenNear(item.current, () => setNear(true));
  }, [isNear]);
  return { isNear, item };
}
