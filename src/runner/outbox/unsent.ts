import type { Device, Parcel } from '../device/db';
import { parcelsOf } from '../device/shelf';

/** Whether a person still waits for the server to have it; what was already submitted elsewhere waits for nothing. */
export const isUnsent = (parcel: Parcel): boolean => parcel.state !== 'elsewhere';

/** How many submissions of this person the server does not have, as far as this device knows. */
export const unsentCount = async (db: Device, uid: string): Promise<number> => (await parcelsOf(db, uid)).filter(isUnsent).length;
