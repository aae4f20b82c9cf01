import { useEffect, useEffectEvent, useRef } from 'react';
import { pauseAsked } from '../../../api/wait-asked';

/** Asks again by itself while a failure stands: after the wait that the server asked for, and when the network returns. */
export function useAskedAgain(failure: unknown, onAgain: () => void): void {
  const tries = useRef(0);
  const again = useEffectEvent(onAgain);
  useEffect(() => {
    const ask = () => again();
    const pauseMs = pauseAsked(failure, tries.current);
    tries.current += 1;
    const timer = pauseMs === null ? undefined : setTimeout(ask, pauseMs);
    window.addEventListener('online', ask);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', ask);
    };
  }, [failure]);
}
