import { useEffect, useState } from 'react';
import { whenIdle } from '../../ui/browser/when-idle';
import type { Occasion } from './carry';

/** Has the courier carry this person's messages, once the browser is idle. Returns whether it has been there for this screen. */
export function useCourier(uid: string, occasion: Occasion = 'now'): boolean {
  const [isThrough, setThrough] = useState(false);
  useEffect(
    () =>
      whenIdle(
        () =>
          void import('./keep-carrying')
            .then(({ keepCarrying }) => keepCarrying(uid, occasion))
            .then(
              () => setThrough(true),
              () => undefined /* The code or the database is out of reach: the next screen tries again. */,
            ),
      ),
    [uid, occasion],
  );
  return isThrough;
}
