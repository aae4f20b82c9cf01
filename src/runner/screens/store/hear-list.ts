import { callAs } from '../../../api/call';
import { device } from '../../device/db';
import { hasJustHeard } from '../../device/listed';
import { keepAvailable } from '../../device/shelf';

/**
 * Asks the server for the list of assessments, which alone tells of chances (ADR 78), unless this page has just heard it: a bookmark or an open
 * tab leads past the list. Rejects without a reply, and where the device stores nothing.
 */
export async function hearList(uid: string): Promise<void> {
  if (!hasJustHeard(uid, 'available')) await keepAvailable(device, uid, await callAs(uid)('getAvailable', { query: { chances: '1' } }));
}
