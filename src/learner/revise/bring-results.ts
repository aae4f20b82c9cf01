import { callAs } from '../../api/call';
import { device } from '../../runner/device/db';
import { summariesOn } from '../../runner/device/shelf';
import { keepReleased } from '../score/released';

/** Fetches results onto the device, one after the other. Results that have arrived stay if a later one fails. */
export async function bringResults(uid: string, ids: readonly number[]): Promise<void> {
  for (const id of ids) await keepReleased(device, uid, await callAs(uid)('getResult', { params: { id } }));
}

/** How many a page that opens fetches unasked. */
const most = 20;

/**
 * Fetches the newest results of a person to a device that has none, such as a new phone. Nothing without a network, and none of a test that the person could
 * sit again: reading its key sets aside what another device hands in later.
 */
export async function bringFirst(uid: string): Promise<void> {
  if (!navigator.onLine || (await device.results.where('uid').equals(uid).count()) > 0) return;
  const newest = (await summariesOn(device, uid)).filter(({ hasChances }) => !hasChances).slice(0, most);
  await bringResults(
    uid,
    newest.map(({ assessmentId }) => assessmentId),
  );
}
