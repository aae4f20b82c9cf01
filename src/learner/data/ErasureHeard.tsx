import { useEffect } from 'react';
import { device } from '../../runner/device/db';
import { hearErasure } from './hear-erasure';

/** Asks the server once whether an account whose sign-in is lost here was deleted. Draws nothing: the parcels of the device say it then. */
export function ErasureHeard({ uid }: { uid: string }) {
  useEffect(() => {
    hearErasure(device, uid).catch(() => undefined /* Asked again at the next visit. */);
  }, [uid]);
  return null;
}
