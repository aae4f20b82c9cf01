import { useSyncExternalStore } from 'react';

/** From here on what a phone opens stands beside the rest; the same as `lg:` of the styles. */
const wide = window.matchMedia?.('(width >= 64rem)');

const subscribe = (onChange: () => void): (() => void) => {
  wide?.addEventListener('change', onChange);
  return () => wide?.removeEventListener('change', onChange);
};

/** Whether the screen is wide: what a narrow one would only hide need not be drawn there. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide?.matches ?? false);
