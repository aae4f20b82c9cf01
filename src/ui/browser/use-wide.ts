import { useSyncExternalStore } from 'react';

/** The `lg:` breakpoint of the styles: from here on, panels stand beside the content. */
const wide = globalThis.matchMedia?.('(width >= 64rem)');

const subscribe = (onChange: () => void): (() => void) => {
  wide?.addEventListener('change', onChange);
  return () => wide?.removeEventListener('change', onChange);
};

/** Returns whether the screen is wide, so that a narrow screen need not render hidden panels. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide?.matches ?? false);
