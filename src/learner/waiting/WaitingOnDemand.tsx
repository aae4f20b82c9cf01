import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { isStranger } from '../../session/is-stranger';

/** Tells a visitor who is not signed in that answers wait here. A browser without data of this portal loads no code for this. */
export function WaitingOnDemand() {
  const [Note, setNote] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isHere = true;
    const bring = async () => {
      if (await isStranger(globalThis.indexedDB)) return;
      const { WaitingNote } = await import('./WaitingNote');
      if (isHere) setNote(() => WaitingNote);
    };
    bring().catch(() => undefined /* The next visit tries again. */);
    return () => {
      isHere = false;
    };
  }, []);
  return (
    Note && (
      <Suspense>
        <Note />
      </Suspense>
    )
  );
}
