import type { Device, Parcel } from '../device/db';
import { parcelsOf } from '../device/shelf';

/** Whether a parcel still has to reach the server. A parcel whose assessment was submitted elsewhere does not. */
export const isUnsent = (parcel: Parcel): boolean => parcel.state !== 'elsewhere';

/** Returns the number of this person's submissions on this device that the server does not have. */
export const unsentCount = async (db: Device, uid: string): Promise<number> => (await parcelsOf(db, uid)).filter(isUnsent).length;
