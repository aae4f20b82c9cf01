import type { Device, Parcel } from '../device/db';

/** Event by which a page's drain learns that the learner wants an immediate try. */
export const tryNowEvent = 'outbox: try now';

/** Asks for an immediate try of everything that waits. A refused parcel waits again first, since the reason for the refusal may be gone. */
export async function retryParcel(db: Device, page: EventTarget, { uid, assessmentId, state }: Parcel): Promise<void> {
  if (state === 'refused') await db.parcels.update([uid, assessmentId], { state: 'waiting', nextTryAt: 0 });
  page.dispatchEvent(new Event(tryNowEvent));
}
