import type { Caller } from '../../auth/caller';
import { laterRelease, paperFor } from '../../rules/schedule/readable';
import type { Timetable } from '../../rules/schedule/schedule';
import { ownHandIn, resultsOf } from '../../store/hand-ins/submissions/submissions';
import { assessmentsOpenTo } from '../../store/papers/assessments';
import { anybody } from '../people/reader';
import { mayReadOwn } from '../results/may-read-result';
import type { Tools } from '../shared/handlers';

/** Whether the paper can be read now and its results are released. */
const isOpen = (timetable: Timetable | null, { groupIds }: Caller, at: number): boolean =>
  laterRelease(timetable, at) === null && paperFor(timetable, { ...anybody, groupIds }, at) === 'clear';

/** The assessments whose questions a person may practise: the own released results, then papers that can be read now and whose results are released. */
async function* released(tools: Tools, caller: Caller): AsyncGenerator<number> {
  const { db } = tools.store;
  const at = tools.now();
  for (const { summary, timetable, ...handIn } of await resultsOf(db, caller.uid, null)) {
    const { assessmentId } = summary;
    if (await mayReadOwn(tools, assessmentId, timetable, caller, handIn, at)) yield assessmentId;
  }
  for (const { id } of await assessmentsOpenTo(db, caller.uid, at)) {
    if (isOpen(await tools.schedules.of(id), caller, at)) yield id;
  }
}

/** Whether a person may practise the questions of this assessment: by the own released result, or by the open paper whose results are released. */
export async function mayPractise(tools: Tools, caller: Caller, id: number): Promise<boolean> {
  const at = tools.now();
  const timetable = await tools.schedules.of(id);
  const handIn = await ownHandIn(tools.store.db, caller.uid, id);
  return (handIn !== null && (await mayReadOwn(tools, id, timetable, caller, handIn, at))) || isOpen(timetable, caller, at);
}

/** Those of these questions that a person may not practise. Nothing tells a question that does not exist from one of another paper. */
export async function notToPractise(tools: Tools, caller: Caller, questionIds: Iterable<number>): Promise<Set<number>> {
  const left = new Set(questionIds);
  for await (const id of released(tools, caller)) {
    if (left.size === 0) break;
    for (const questionId of await tools.papers.questionIds(id)) left.delete(questionId);
  }
  return left;
}
