import { useEffect } from 'react';
import { device } from '../../runner/device/db';
import { hearErasure } from './hear-erasure';

/**
 * Asks the server whether an account whose sign-in is lost here was deleted, now and whenever the network returns. Draws nothing: the parcels
 * of the device say it then.
 */
export function ErasureHeard({ uid }: { uid: string }) {
  useEffect(() => {
    const ask = () => void hearErasure(device, uid).catch(() => undefined /* Asked again with the network, or at the next visit. */);
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [uid]);
  return null;
}
