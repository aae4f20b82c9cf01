import { type FiledHandIn, mayReadResult, type Reader } from '../../rules/readable';
import type { Timetable } from '../../rules/schedule';
import type { Store } from '../../store/engine/store';
import { readerOf } from '../people/reader';

/** A learner of whom nobody asks: `groupId` is null of no group. */
interface Learner {
  uid: string;
  groupId: number | null;
}

/** Whether a learner could read the result of the own hand-in now, without a request of the learner. `now`: epoch milliseconds. */
export async function mayReadOwn(
  { store, now }: { store: Store; now: () => number },
  id: number,
  timetable: Timetable | null,
  { uid, groupId }: Learner,
  handIn: FiledHandIn,
): Promise<boolean> {
  const mayRead = (reader: Reader) => mayReadResult(timetable, reader, handIn, now());
  // What this process has not written yet of fetched papers is of the last seconds.
  const evidence = { store, fetches: { hasClear: () => false }, now };
  return mayRead(await readerOf(evidence, id, timetable, { uid, groupId, role: 'user', scope: null }, mayRead));
}
