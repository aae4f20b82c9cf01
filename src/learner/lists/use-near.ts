import { useCallback, useEffect, useRef, useState } from 'react';

/** Watches an item until it comes near; returns what stops it. */
export type Watch = (element: Element, id: string) => () => void;

/** The items of a list that have come near the screen, at most a screen away; they stay so. One observer watches all, and what comes together is drawn together. */
export function useNear(): { near: ReadonlySet<string>; watch: Watch } {
  const [near, setNear] = useState<ReadonlySet<string>>(new Set());
  const observer = useRef<IntersectionObserver>(undefined);
  const ids = useRef(new Map<Element, string>());
  const watch = useCallback<Watch>((element, id) => {
    observer.current ??= new IntersectionObserver(
      (entries) => {
        const come = entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? (ids.current.get(target) ?? []) : []));
        if (come.length > 0) setNear((before) => new Set([...before, ...come]));
      },
      { rootMargin: '100% 0px' },
    );
    ids.current.set(element, id);
    observer.current.observe(element);
    return () => {
      ids.current.delete(element);
      observer.current?.unobserve(element);
    };
  }, []);
  useEffect(() => () => observer.current?.disconnect(), []);
  return { near, watch };
}
