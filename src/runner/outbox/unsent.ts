import type { Device, Parcel } from '../device/db';
import { parcelsOf } from '../device/shelf';

/** Whether a parcel still has to reach the server. A parcel whose assessment was submitted elsewhere does not. */
export const isUnsent = (parcel: Parcel): boolean => parcel.state !== 'elsewhere';

/**
 * Whether the server has nothing of a parcel's assessment, as far as this device knows. Another device of the learner may have handed in before:
 * whose answers count is told with the result, and until then nobody can say that these are unsent.
 */
export const isKnownUnsent = (parcel: Parcel): boolean => isUnsent(parcel) && parcel.cause !== 'unsettled';

/** Returns the number of this person's submissions on this device that the server does not have. */
export const unsentCount = async (db: Device, uid: string): Promise<number> => (await parcelsOf(db, uid)).filter(isKnownUnsent).length;
