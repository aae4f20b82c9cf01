import { useEffect, useRef } from 'react';

/** Whether the result that is here came while this page waited for it. */
export function useArrival(isAwaited: boolean, isHere: boolean): boolean {
  const hasWaited = useRef(false);
  useEffect(() => {
    if (isAwaited) hasWaited.current = true;
  }, [isAwaited]);
  return isHere && hasWaited.current;
}
