import { useSyncExternalStore } from 'react';

/** A hook that follows a query of the screen's width; `unknown`: where no screen answers. */
export function watched(query: string, unknown: boolean): () => boolean {
  const list = globalThis.matchMedia?.(query);
  const subscribe = (onChange: () => void): (() => void) => {
    list?.addEventListener('change', onChange);
    return () => list?.removeEventListener('change', onChange);
  };
  return () => useSyncExternalStore(subscribe, () => list?.matches ?? unknown);
}

/** Returns whether the screen is wide, so that a narrow screen need not render hidden panels: from the `lg:` breakpoint of the styles on. */
export const useWide = watched('(width >= 64rem)', false);

/** Returns whether beside the admin's menu every column of a table has room. */
export const useRoomy = watched('(width >= 90rem)', true);
