import { copyPlace } from '../../runner/device/copies';
import type { Device, Parcel } from '../../runner/device/db';
import { isValidParcel } from '../../runner/device/row-schemas';

/** Returns a person's hand-ins that did not count and had to make room, in the order in which they did. */
export const copiesOf = async (db: Device, uid: string): Promise<Parcel[]> =>
  (await db.quarantine.where('uid').equals(uid).toArray()).flatMap(({ table, row }) =>
    table === copyPlace && isValidParcel(row) ? [row] : [],
  );
