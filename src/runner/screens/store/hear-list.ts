import { callAs } from '../../../api/call';
import { device } from '../../device/db';
import { hasJustHeard } from '../../device/listed';
import { isKnownFiled, keepAvailable } from '../../device/shelf';

/**
 * Asks the server for the list of assessments, which alone tells of chances (ADR 78), unless this page has just heard it: a bookmark or an open
 * tab leads past the list. Rejects without a reply, and where the device stores nothing.
 */
export async function hearList(uid: string): Promise<void> {
  if (!hasJustHeard(uid, 'available')) await keepAvailable(device, uid, await callAs(uid)('getAvailable', { query: { chances: '1' } }));
}

/**
 * Asks the server for the results where its list of assessments does not have this one: another device may have handed it in, and a start is not offered then. A
 * release that is to come is asked for at the start itself. Rejects as {@link hearList} does.
 */
export async function hearResult(uid: string, assessmentId: number): Promise<void> {
  if ((await device.available.get([uid, assessmentId])) || (await isKnownFiled(device, uid, assessmentId))) return;
  const result = (await callAs(uid)('getResults', { params: { uid } })).find((one) => one.assessmentId === assessmentId);
  if (result) await device.summaries.put({ ...result, uid });
}
