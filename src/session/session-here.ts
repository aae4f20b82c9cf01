import type { StoreApi } from 'zustand/vanilla';
import { call, wire } from '../api/call';
import { device } from '../runner/device/db';
import { trustedClock } from '../runner/device/trusted-clock';
import { whenIdle } from '../ui/browser/when-idle';
import { createSession, type SessionKeeper } from './create-session';
import { installation } from './installation';
import { tokenShelf } from './kept-token';
import type { Session } from './session';

/** The session of this page, begun. Firebase comes as a chunk of its own, behind the first picture: a person is known from the device before it has loaded. */
export async function sessionOver(store: StoreApi<Session>): Promise<SessionKeeper> {
  const identity = async () => {
    // Beside Firebase, not after it; whoever needs it hears what went wrong.
    installation().catch(() => undefined);
    return (await import('./firebase')).firebaseIdentity();
  };
  const shelf = tokenShelf(device, trustedClock.now);
  const keeper = createSession({ store, db: device, call, identity, later: whenIdle, shelf });
  wire({ token: keeper.tokenAtHand, onDate: trustedClock.correct });
  await keeper.start();
  window.addEventListener('online', () => void keeper.refresh());
  return keeper;
}
