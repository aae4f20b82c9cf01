import { type FiledHandIn, mayReadResult, type Reader } from '../../rules/schedule/readable';
import type { Timetable } from '../../rules/schedule/schedule';
import type { Store } from '../../store/engine/store';
import { readerOf } from '../people/reader';

/** A learner of whom nobody asks. */
interface Learner {
  uid: string;
  groupIds: readonly number[];
}

/** Whether a learner could read the result of the own hand-in now, without a request of the learner. `now`: epoch milliseconds. */
export async function mayReadOwn(
  { store, now }: { store: Store; now: () => number },
  id: number,
  timetable: Timetable | null,
  { uid, groupIds }: Learner,
  handIn: FiledHandIn,
): Promise<boolean> {
  const mayRead = (reader: Reader) => mayReadResult(timetable, reader, handIn, now());
  // What this process has not written yet of fetched papers is of the last seconds.
  const evidence = { store, fetches: { hasClear: () => false }, now };
  return mayRead(await readerOf(evidence, id, timetable, { uid, groupIds, role: 'user', rights: [], scope: null }, mayRead));
}
