import { awaitedOn } from '../../runner/device/awaited';
import type { Device } from '../../runner/device/db';
import { knownResults } from './released';

/** When tests were handed in, epoch milliseconds. `known`: of which the server has said so. */
export const handInTimes = (known: readonly { submittedAt: string }[], parcels: readonly { handedInAt: number }[]): number[] => [
  ...known.map(({ submittedAt }) => Date.parse(submittedAt)),
  ...parcels.map(({ handedInAt }) => handedInAt),
];

/** When a person handed tests in, as far as this device knows, epoch milliseconds. */
export async function handInsOn(db: Device, uid: string): Promise<number[]> {
  const [known, awaited, parcels] = await Promise.all([
    knownResults(db, uid),
    awaitedOn(db, uid),
    db.parcels.where('uid').equals(uid).toArray(),
  ]);
  return handInTimes([...known, ...awaited], parcels);
}
