import { answeredIn } from '../../../contract/assessment/parcel-body';
import type { AttemptRow, Device, Parcel } from '../device/db';

/** What a device remembers of a delivered submission. */
export type KeptReceipt = NonNullable<AttemptRow['receipt']> & { assessmentId: number };

export const receiptFor = ({ title, handedInAt, body, clock }: Parcel, receivedAt: string): NonNullable<AttemptRow['receipt']> => ({
  title,
  handedInAt,
  receivedAt,
  counts: answeredIn(body),
  ...(clock && { clock }),
});

/** Returns the receipts of this person's submissions from this device, latest first. */
export async function receiptsOf(db: Device, uid: string): Promise<KeptReceipt[]> {
  const rows = await db.attempts.where('uid').equals(uid).toArray();
  return rows
    .flatMap(({ assessmentId, receipt }) => (receipt === undefined ? [] : [{ ...receipt, assessmentId }]))
    .sort((a, b) => Date.parse(b.receivedAt) - Date.parse(a.receivedAt));
}
