import { useEffect, useState } from 'react';

/** Whether the browser has promised never to clear this device's store by itself; null while, or where, it does not say. */
export function useIsPersistent(): boolean | null {
  const [isPersistent, setPersistent] = useState<boolean | null>(null);
  useEffect(() => {
    navigator.storage?.persisted?.().then(setPersistent, () => setPersistent(null));
  }, []);
  return isPersistent;
}
