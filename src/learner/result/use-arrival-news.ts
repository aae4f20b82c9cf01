import { useEffect, useRef } from 'react';
import { notify } from '../../ui/controls/toast';

/** Says once that a result has come, on the screen and to a screen reader, if the page has waited for it. `news`: the sentence; null: it is not here. */
export function useArrivalNews(isAwaited: boolean, news: string | null): void {
  const hasWaited = useRef(false);
  useEffect(() => {
    if (isAwaited) hasWaited.current = true;
    if (!hasWaited.current || news === null) return;
    hasWaited.current = false;
    notify('success', news);
  }, [isAwaited, news]);
}
