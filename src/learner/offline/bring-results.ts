import type { ResultSummary } from '../../../contract/assessment/assessment';
import { callAs } from '../../api/call';
import { device } from '../../runner/device/db';
import { summariesOn } from '../../runner/device/shelf';
import { savesData } from '../../ui/browser/saves-data';
import { keepReleased } from '../score/released';

/** By person and assessment: what two screens ask for at a time comes once. */
const coming = new Map<string, Promise<void>>();

function bringOne(uid: string, id: number): Promise<void> {
  const key = `${uid} ${id}`;
  const before = coming.get(key);
  if (before !== undefined) return before;
  const bringing = callAs(uid)('getResult', { params: { id } })
    .then((result) => keepReleased(device, uid, result))
    .finally(() => coming.delete(key));
  coming.set(key, bringing);
  return bringing;
}

/** Fetches results onto the device, one after the other. Results that have arrived stay if a later one fails. */
export async function bringResults(uid: string, ids: readonly number[]): Promise<void> {
  for (const id of ids) await bringOne(uid, id);
}

/** How many a page that opens fetches unasked. */
export const mostUnasked = 20;

/** Whether a result may be fetched unasked: none of a test that the person could sit again, because reading its key sets aside what another device hands in later. */
export const isUnasked = ({ hasChances }: Pick<ResultSummary, 'hasChances'>): boolean => hasChances !== true;

/** Whether anything may be fetched unasked: not without a network, and not where data are to be saved. */
export const mayBring = (): boolean => navigator.onLine && !savesData();

/** What the list of results names and this device does not have, newest first. */
export async function missingOn(uid: string): Promise<ResultSummary[]> {
  const [listed, keys] = await Promise.all([summariesOn(device, uid), device.results.where('uid').equals(uid).primaryKeys()]);
  const here = new Set(keys.map(([, assessmentId]) => assessmentId));
  return listed.filter(({ assessmentId }) => !here.has(assessmentId));
}
