import type { AssessmentSummary } from '../../../contract/assessment/assessment';
import { isLater } from '../../runner/device/copies';
import type { Device } from '../../runner/device/db';

const newestFirst = (a: { createdAt: string }, b: { createdAt: string }) => Date.parse(b.createdAt) - Date.parse(a.createdAt);

/**
 * Returns the assessments that the learner can still take, newest first: the server's last list without those handed in on this device, and
 * without those whose last time of a start lies before `now` (epoch milliseconds), unless they are in progress here.
 */
export async function availableOn(db: Device, uid: string, now: number): Promise<AssessmentSummary[]> {
  const [list, attempts, parcels] = await Promise.all([
    db.available.where('uid').equals(uid).toArray(),
    db.attempts.where('uid').equals(uid).toArray(),
    db.parcels.where('uid').equals(uid).toArray(),
  ]);
  const byId = new Map(attempts.map((a) => [a.assessmentId, a]));
  const parcelById = new Map(parcels.map((p) => [p.assessmentId, p]));
  return list
    .filter(({ id, closesAt, chance }) => {
      const attempt = byId.get(id);
      const status = isLater(chance, attempt, parcelById.get(id)) ? undefined : attempt?.status;
      return status === 'in-progress' || (status === undefined && !(closesAt !== undefined && Date.parse(closesAt) < now));
    })
    .sort(newestFirst);
}
