import type { Device, Parcel } from '../device/db';
import { tryNow } from './try-now';

/** Asks for everything that waits to be sent at once; a parcel that was refused goes with it, since what was in its way may be gone. */
export async function askAgain(db: Device, page: EventTarget, { uid, assessmentId, state }: Parcel): Promise<void> {
  if (state === 'refused') await db.parcels.update([uid, assessmentId], { state: 'waiting', nextTryAt: 0 });
  tryNow(page);
}
