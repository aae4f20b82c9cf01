import { setTimeout } from 'node:timers/promises';
import type { AnswerKey } from '../../analysis/marking/key';
import type { RegradePreviewDraft } from '../../contract/assessment/regrade';
import { seenOf } from '../../contract/calls/edited-version';
import type { Faults } from '../../contract/faults/fault';
import { hasOptions, kindOf, saidKind } from '../../contract/kinds/kind';
import { type OwnKey, shownKeyFields } from '../../contract/kinds/kinds';
import { Refusal } from '../replies/refusal';
import { rulesOf } from '../rules/kinds/rules';
import { type Counting, countingAfter, countingOf, keyAfter } from '../rules/results/ruling';
import type { Bounds } from '../rules/results/submission-faults';
import type { Store } from '../store/engine/store';
import { type Correction, lastChangeOf, saveKey, saveOutcome, saveSwept, unswept } from '../store/hand-ins/submissions/corrections';
import { type AheadMark, marksAhead, regrade, regradeAll } from '../store/hand-ins/submissions/regrade';
import { answerKeyById } from '../store/papers/assessments';
import { demandUnchanged } from '../store/shared/edited-version';
import { cancelJob, planJob } from '../store/shared/jobs';
import { addToTrail } from '../store/shared/trail';

/** A change of one question in the key of an assessment, whose question and options have been looked up. */
export interface KeyOrder extends Pick<Correction, 'assessmentId' | 'questionId' | 'reason' | 'by'>, Counting {
  /** What the admin has seen of how the question counts ({@link seenOf.counting}); `unsaid`: by a page of an earlier version; absent: a command. */
  seen?: number | 'unsaid';
}

/** What a change did. */
export interface Corrected {
  isChanged: boolean;
  /** Of the key that holds. */
  version: number;
  /** Submissions marked again. Without a change more than 0 where an earlier run was interrupted. */
  regraded: number;
  /** Participants whose score is different. Without a change: of the change that holds. */
  changed: number;
}

const maxTries = 5;
const acts = { key: 'key-corrected', drop: 'question-dropped', bonus: 'question-marks-given' } as const;

const keyFields = Object.keys(shownKeyFields) as (keyof OwnKey)[];

/** What is wrong with a change of this paper by field; empty if nothing is. */
export function orderFaults({ options, kinds }: Bounds, { questionId, change, ...right }: RegradePreviewDraft): Faults {
  const known = options.get(questionId);
  if (known === undefined) return { questionId: { code: 'question-elsewhere' } };
  if (change !== 'key') return {};
  const rules = rulesOf[kindOf({ kind: kinds.get(questionId) })];
  const stray = keyFields.filter((field) => right[field] !== undefined && !rules.keyFields.includes(field));
  if (stray.length > 0) return Object.fromEntries(stray.map((field) => [field, { code: 'of-another-kind' }]));
  return rules.faultsOf(right, known);
}

/** As a command names what is missing. Throws {@link Refusal} `not-found`. */
function demandQuestion(
  { answers }: AnswerKey,
  { assessmentId, questionId }: Pick<KeyOrder, 'assessmentId' | 'questionId'>,
): AnswerKey['answers'][number] {
  const answer = answers.find((known) => known.questionId === questionId);
  if (answer === undefined) throw new Refusal('not-found', { code: 'no-question-of-id', assessment: assessmentId, question: questionId });
  return answer;
}

interface Planned {
  key: AnswerKey;
  version: number;
  correction: Correction;
  ahead: readonly AheadMark[];
}

/** The process that changes a key looks for late submissions at once; after so many milliseconds any other does, should it have been killed. */
const finishLeftMs = 60_000;

const jobKey = (assessmentId: number, version: number): string => `${assessmentId}/${version}`;

/** Key, scores, history and trail in one transaction; null where the key is not the one that the plan was made for. */
const save = (store: Store, { key, version, correction, ahead }: Planned, now: number) =>
  store.atomically(async (tx) => {
    const { assessmentId, questionId, before, after, by } = correction;
    const answer = demandQuestion(key, correction);
    const { told } = rulesOf[kindOf(answer)];
    if (!(await saveKey(tx, correction, { key, version }, now))) return null;
    await planJob(tx, 'finish-regrade', jobKey(assessmentId, version), now + finishLeftMs);
    const remarked = await regradeAll(tx, assessmentId, { key, version }, ahead, now);
    const outcome = { marked: remarked.uids.size, changed: remarked.changed };
    await saveOutcome(tx, assessmentId, version, outcome);
    await addToTrail(tx, {
      ...{ at: now, by, act: acts[after.change], about: { kind: 'assessment', id: String(assessmentId) } },
      details: { questionId, from: told(before), to: told(after), version, ...outcome, ...(!hasOptions(answer) && saidKind(answer)) },
    });
    return remarked;
  });

/** What an order has seen. A page that does not say it knows what its own admin corrected last, and else no correction at all. */
function seenIn({ seen, by }: KeyOrder, last: Awaited<ReturnType<typeof lastChangeOf>>): number | undefined {
  if (seen !== 'unsaid') return seen;
  return last?.by === by ? undefined : seenOf.counting(null);
}

/**
 * Changes how a question counts, and marks every submission again. A repeat changes nothing. The marks are computed before the transaction, which then only
 * stores them and marks what was filed meanwhile. A submission that another process files during the transaction is marked again by that process or by the
 * sweep after it. Throws {@link Refusal} `not-found`, `in-use` where the question was changed since it was seen, and `unavailable` where the key is changed all
 * the time.
 */
export async function correctKey(store: Store, order: KeyOrder, now: number): Promise<Corrected> {
  const { assessmentId, questionId, reason, by } = order;
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const current = await answerKeyById(store.db, assessmentId);
    if (current === null) throw new Refusal('not-found', { code: 'no-assessment-of-id', assessment: assessmentId });
    const answer = demandQuestion(current.key, order);
    const key = keyAfter(current.key, questionId, order, reason, now);
    const last = await lastChangeOf(store.db, assessmentId, questionId);
    if (key === null) {
      const regraded = await regrade(store, assessmentId, { done: new Set() }, now);
      const { version, changed } = last ?? { version: current.version, changed: 0 };
      return { isChanged: false, version, regraded, changed };
    }
    await demandUnchanged(store.db, seenIn(order, last), seenOf.counting(last), async () => last);
    const version = current.version + 1;
    const correction = { assessmentId, questionId, before: countingOf(answer), after: countingAfter(answer, order), reason, by };
    const ahead = await marksAhead(store.db, assessmentId, key);
    const remarked = await save(store, { key, version, correction, ahead }, now);
    if (remarked !== null) {
      const late = await regrade(store, assessmentId, { done: remarked.uids }, now);
      await saveSwept(store.db, assessmentId, version);
      await cancelJob(store.db, 'finish-regrade', jobKey(assessmentId, version));
      return { isChanged: true, version, regraded: remarked.uids.size + late, changed: remarked.changed };
    }
    await setTimeout(Math.random() * 20 * tries);
  }
  throw new Refusal('unavailable', { code: 'key-corrected-meanwhile' });
}

/** Marks what a process left behind that ended between a change of a key and its sweep. To be called at the start: a job is due a minute later. */
export async function finishRegrades(store: Store, now: number): Promise<void> {
  for (const left of await unswept(store)) await finishLeft(store, left, now);
}

/** The same for one change of a key; nothing where its process did it, or that of a later change. */
export async function finishRegrade(store: Store, assessmentId: number, version: number, now: number): Promise<void> {
  const left = (await unswept(store)).find((each) => each.assessmentId === assessmentId && each.version >= version);
  if (left !== undefined) await finishLeft(store, left, now);
}

async function finishLeft(store: Store, { assessmentId, version }: { assessmentId: number; version: number }, now: number): Promise<void> {
  await regrade(store, assessmentId, { done: new Set() }, now);
  await saveSwept(store.db, assessmentId, version);
}
