import { useEffect } from 'react';
import { whenIdle } from '../../ui/browser/when-idle';
import type { Occasion } from './carry';

/** Has the courier carry this person's messages, once the browser is idle. */
export function useCourier(uid: string, occasion: Occasion = 'now'): void {
  useEffect(
    () =>
      whenIdle(
        () =>
          void import('./keep-carrying')
            .then(({ keepCarrying }) => keepCarrying(uid, occasion))
            .catch(() => undefined /* The code or the database is out of reach: the next screen tries again. */),
      ),
    [uid, occasion],
  );
}
