import { isoOf } from '../../../contract/fields/times';
import type { Caller } from '../../auth/caller';
import { Refusal } from '../../replies/refusal';
import { type FiledHandIn, heldByChance, laterRelease, mayKnowOf, mayReadResult, type Reader } from '../../rules/schedule/readable';
import type { Timetable } from '../../rules/schedule/schedule';
import { type HolderRecords, keyRightMissing, type ReadingPerson, readerOf } from '../people/reader';
import type { Tools } from '../shared/handlers';

export const noOwnResult = () => new Refusal('not-found', { code: 'no-own-result' });

/** Throws 403 `not-released` before the release (epoch milliseconds; null: there is none to wait for): the same to all who may know of the assessment. */
function demandReleased(release: number | null): void {
  if (release === null) return;
  const at = isoOf(release);
  throw new Refusal('not-released', { code: 'results-later', at }, { at });
}

/**
 * The own hand-in of a person, as `find` has it, if its result may be read now. Throws 404 where there is none, 403 `not-released` before the release. Before
 * the release nothing is looked up for a person who may know of the assessment anyway; another one hears of it only after a hand-in of the own.
 */
export async function demandReadable<T extends FiledHandIn>(
  tools: Pick<Tools, 'store' | 'schedules' | 'fetches' | 'now'>,
  id: number,
  caller: Caller,
  find: () => Promise<T | null>,
): Promise<T> {
  const timetable: Timetable | null = await tools.schedules.of(id);
  const at = tools.now();
  const mayKnow = (reader: Reader) => mayKnowOf(timetable, reader);
  const known = await readerOf(tools, id, timetable, caller, mayKnow);
  const isAdmin = caller.role === 'admin';
  if (!isAdmin && mayKnow(known)) demandReleased(laterRelease(timetable, at));
  const handIn = await find();
  if (handIn === null) throw noOwnResult();
  if (!isAdmin) {
    demandReleased(laterRelease(timetable, at));
    demandReleased(heldByChance(handIn, at));
  }
  const mayRead = (reader: Reader) => mayReadResult(timetable, reader, handIn, at);
  const reader = await readerOf(tools, id, timetable, caller, mayRead);
  if (!mayRead(reader)) throw reader.isAdmin ? keyRightMissing() : noOwnResult();
  return handIn;
}

/** Whether a person may read the result of the own hand-in at a time (epoch milliseconds). */
export async function mayReadOwn(
  evidence: HolderRecords,
  id: number,
  timetable: Timetable | null,
  person: ReadingPerson,
  handIn: FiledHandIn,
  at: number,
): Promise<boolean> {
  const mayRead = (reader: Reader) => mayReadResult(timetable, reader, handIn, at);
  return mayRead(await readerOf(evidence, id, timetable, person, mayRead));
}

/** The same of a learner for whom the server works without a request of that learner, now. What this process has not written yet of fetched papers is of the last seconds. */
export const mayLearnerRead = (
  { store, now }: Pick<HolderRecords, 'store' | 'now'>,
  id: number,
  timetable: Timetable | null,
  { uid, groupIds }: Pick<ReadingPerson, 'uid' | 'groupIds'>,
  handIn: FiledHandIn,
): Promise<boolean> => {
  const learner: ReadingPerson = { uid, groupIds, role: 'user', rights: [], scope: null };
  return mayReadOwn({ store, fetches: { hasClear: () => false }, now }, id, timetable, learner, handIn, now());
};
