import type { StoreApi } from 'zustand/vanilla';
import { call, wire } from '../../api/call';
import { Device, device } from '../../runner/device/db';
import { trustedClock } from '../../runner/device/trusted-clock';
import { whenIdle } from '../../ui/browser/when-idle';
import { hasOwnAccounts } from '../identity/has-own-accounts';
import { installation } from '../identity/installation';
import { lookUpsEnd } from '../identity/look-ups';
import { createSession, type SessionKeeper } from './create-session';
import { tokenShelf } from './kept-token';
import type { Session } from './session';

/**
 * Starts the session of this page. Firebase is a separate chunk, loaded after the first picture: the device knows the person before that.
 */
export async function sessionOver(store: StoreApi<Session>): Promise<SessionKeeper> {
  const identity = async () => {
    if (hasOwnAccounts) return (await import('../identity/own')).ownIdentity();
    // Fetched in parallel with Firebase. Its users report the error.
    installation().catch(() => undefined);
    // Firebase writes to the same log, also where it is cut. A device without room for a new one sends all the same.
    await device.log.whole();
    return (await import('../identity/firebase')).firebaseIdentity();
  };
  Device.renew = async (db) => (await import('../../runner/device/renew-log')).renewLog(db);
  const shelf = tokenShelf(device, trustedClock.now);
  const keeper = createSession({ store, db: device, call, identity, later: whenIdle, shelf });
  wire({ token: keeper.tokenAtHand, mint: keeper.token, onRefused: keeper.refused, ends: lookUpsEnd, onDate: trustedClock.correct });
  await keeper.start();
  window.addEventListener('online', () => void keeper.refresh());
  return keeper;
}
