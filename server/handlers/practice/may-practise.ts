import type { Caller } from '../../auth/caller';
import { laterRelease, mayReadResult, paperFor, type Reader } from '../../rules/schedule/readable';
import { ownHandIn, resultsOf } from '../../store/hand-ins/submissions/submissions';
import { assessmentsOpenTo } from '../../store/papers/assessments';
import { anybody, readerOf } from '../people/reader';
import type { Tools } from '../shared/handlers';

/** The assessments whose questions a person may practise: the own released results, then papers that can be read now and whose results are released. */
async function* released({ store, schedules, fetches, now }: Tools, caller: Caller): AsyncGenerator<number> {
  const at = now();
  for (const { summary, timetable, ...handIn } of await resultsOf(store.db, caller.uid, null)) {
    const mayRead = (reader: Reader) => mayReadResult(timetable, reader, handIn, at);
    if (mayRead(await readerOf({ store, fetches, now }, summary.assessmentId, timetable, caller, mayRead))) yield summary.assessmentId;
  }
  for (const { id } of await assessmentsOpenTo(store.db, caller.uid, at)) {
    const timetable = await schedules.of(id);
    const reader: Reader = { ...anybody, groupIds: caller.groupIds };
    if (laterRelease(timetable, at) === null && paperFor(timetable, reader, at) === 'clear') yield id;
  }
}

/** Whether a person may practise the questions of this assessment: by the own released result, or by the open paper whose results are released. */
export async function mayPractise({ store, schedules, fetches, now }: Tools, caller: Caller, id: number): Promise<boolean> {
  const at = now();
  const timetable = await schedules.of(id);
  const handIn = await ownHandIn(store.db, caller.uid, id);
  if (handIn !== null) {
    const mayRead = (reader: Reader) => mayReadResult(timetable, reader, handIn, at);
    if (mayRead(await readerOf({ store, fetches, now }, id, timetable, caller, mayRead))) return true;
  }
  const reader: Reader = { ...anybody, groupIds: caller.groupIds };
  return laterRelease(timetable, at) === null && paperFor(timetable, reader, at) === 'clear';
}

/** Those of these questions that a person may not practise. Nothing tells a question that does not exist from one of another paper. */
export async function notReleased(tools: Tools, caller: Caller, questionIds: Iterable<number>): Promise<Set<number>> {
  const left = new Set(questionIds);
  for await (const id of released(tools, caller)) {
    if (left.size === 0) break;
    for (const questionId of await tools.papers.questionIds(id)) left.delete(questionId);
  }
  return left;
}
