import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Watches an item until it comes near; returns what stops it. */
export type Watch = (element: Element, id: string) => () => void;

/**
 * The items of a list that have come near the screen, at most a screen away; they stay so. One observer watches all, and what comes together is drawn together.
 * `first`: ids of the items that are drawn without a look; what a person has opened in one of them stays open when the next list has it further down.
 */
export function useNear(first: readonly string[]): { near: ReadonlySet<string>; watch: Watch } {
  const [near, setNear] = useState<ReadonlySet<string>>(new Set());
  const observer = useRef<IntersectionObserver>(undefined);
  const keepFirst = useEffectEvent(() =>
    setNear((before) => (first.every((id) => before.has(id)) ? before : new Set([...before, ...first]))),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids are compared, not their list.
  useEffect(() => keepFirst(), [first.join()]);
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
