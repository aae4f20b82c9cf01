import { nameKey } from '../../../contract/fields/fold';
import { isoOf } from '../../../contract/fields/times';
import type { TrailAct, TrailDetails, TrailKind } from '../../../contract/trail/trail';
import { Refusal } from '../../replies/refusal';
import type { Db } from '../engine/store';
import { nameOfAdmin } from './admin-name';
import type { TrailEntry } from './trail';

/** Who changed something, and when; `by`: the uid, the pseudonym of an erased person, or '' for a command of this machine. */
export interface Change {
  by: string;
  at: number;
}

/**
 * Throws 409 where an edit began from another version than the present one, with who made that one, and when (ADR 62). Pages of earlier versions say
 * none. `last`: finds that change; null if it is not known.
 */
export async function demandUnchanged(
  db: Db,
  seen: number | undefined,
  present: number,
  last: () => Promise<Change | null>,
): Promise<void> {
  if (seen === undefined || seen === present) return;
  const change = await last();
  throw new Refusal('in-use', {
    ...{ code: 'changed-meanwhile', version: present },
    ...(change && { by: await nameOfAdmin(db, change.by), at: isoOf(change.at) }),
  });
}

/** As many entries of the trail are looked through at most. */
const most = 50;

interface Sought {
  acts: readonly TrailAct[];
  kind: TrailKind;
  id?: string;
  /** Whether the details tell that it is the change. */
  isIt?: (details: TrailDetails) => boolean;
}

async function lastOf(db: Db, { acts, kind, id, isIt = () => true }: Sought): Promise<Change | null> {
  let rows = db.selectFrom('trail').select(['by_uid as by', 'at', 'details_json']).where('act', 'in', acts).where('kind', '=', kind);
  if (id !== undefined) rows = rows.where('about_id', '=', id);
  const latest = await rows.orderBy('at', 'desc').orderBy('id', 'desc').limit(most).execute();
  const found = latest.find((row) => isIt(JSON.parse(row.details_json) as TrailDetails));
  return found === undefined ? null : { by: found.by, at: found.at };
}

/** Finds the last change of something by one of these acts in the trail, as {@link demandUnchanged} asks for it. */
export const lastChange =
  (db: Db, about: TrailEntry['about'], acts: readonly TrailAct[], isIt?: Sought['isIt']) => (): Promise<Change | null> =>
    lastOf(db, { ...about, acts, ...(isIt && { isIt }) });

/** Finds the last act that took one of these names from a group: a roster that names it adds another group of that name. */
export const lastLossOf = (db: Db, names: readonly string[]) => (): Promise<Change | null> => {
  const keys = names.map(nameKey);
  const isIt = ({ before, name = before }: TrailDetails) => typeof name === 'string' && keys.includes(nameKey(name));
  return lastOf(db, { acts: ['group-renamed', 'group-deleted'], kind: 'group', isIt });
};

/** Details that say which part of a schedule changed; an archive says how many sit. */
const scheduleParts = ['state', 'opensAt', 'closesAt', 'resultsAt', 'endsTogether', 'groups', 'sitting'];

const movesSchedule = (details: TrailDetails): boolean => scheduleParts.some((part) => part in details);

/** The same of the schedule of an assessment. More minutes move its release, those of one learner too. */
export const lastOfSchedule = (db: Db, id: number) => async (): Promise<Change | null> => {
  const acts = ['assessment-scheduled', 'assessment-archived', 'assessment-restored', 'more-time-given'] as const;
  const ofAll = await lastOf(db, { acts, kind: 'assessment', id: String(id), isIt: movesSchedule });
  const isOfOne = (details: TrailDetails) => details.assessmentId === id && movesSchedule(details);
  const ofOne = await lastOf(db, { acts: ['own-time-given'], kind: 'person', isIt: isOfOne });
  return (ofOne?.at ?? 0) > (ofAll?.at ?? 0) ? ofOne : ofAll;
};
