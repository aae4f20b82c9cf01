import { beforeEach, describe, expect, it, vi } from 'vitest';
import { grade } from '../../../analysis/marking/grade';
import type { AnswerKey } from '../../../analysis/marking/key';
import { partsOf } from '../../../analysis/past-test/part';
import { type Paper, questionsOf, type Result } from '../../../contract/assessment/assessment';
import { Study } from '../../../src/learner/device/study';
import { beginAgain, settleAgain } from '../../../src/past-test/again-attempt';
import { createAgainRunner } from '../../../src/past-test/again-runner';
import { allSatAgain } from '../../../src/past-test/sat-again';
import { device } from '../../../src/runner/device/db';
import { openAttempts } from '../../../src/runner/device/shelf';
import { phaseOf } from '../../../src/runner/screens/store/runner-store';
import { Phone } from '../../kit/learner';
import { paper as paperOf } from '../../kit/paper';
import { until } from '../../kit/until';

/** Of nobody else: other tests of a worker share the device. */
const uid = 'sits-again';
let studies = 0;

const keyOf = (paper: Paper): AnswerKey => ({
  marking: { perCorrect: 4, perWrong: 1 },
  answers: questionsOf(paper).map(({ id }) => ({ questionId: id, correctOptionId: 1, explanation: '' })),
});

const resultOf = (paper: Paper) =>
  ({
    ...{ assessmentId: paper.id, totalMarks: 40 },
    questions: questionsOf(paper).map(({ id, options }) => ({ questionId: id, options, selectedOptionId: null, correctOptionId: 1 })),
  }) as unknown as Result;

/** A phone on which a past test of six questions is sat again. */
async function sitsAgain({ phone = new Phone(), study = new Study(`study-${++studies}`), isTimed = true, at = 0 } = {}) {
  const paper = paperOf({ questions: 6 });
  const key = keyOf(paper);
  const parts = partsOf(paper, resultOf(paper), undefined);
  const offered = parts[at];
  if (offered === undefined) throw new Error('No such part');
  await phone.clock.load();
  const begins = () =>
    beginAgain(phone.db, { uid, paper, key, offered, isTimed, timePercent: undefined, now: phone.clock.now(), isDated: false });
  await begins();
  return { phone, study, paper, key, begins };
}

async function opens(phone: Phone) {
  const runner = createAgainRunner(uid, 7, phone.db, phone.clock);
  await runner.open();
  const attempt = () => runner.getState().attempt;
  return {
    runner,
    attempt,
    phase: () => phaseOf(runner.getState()),
    chooses: (questionId: number, optionId: number) => runner.dispatch({ type: 'chose', questionId, optionId }),
    isSaved: () => until(() => runner.getState().saving === 'saved'),
    submits: async () => {
      runner.dispatch({ type: 'submitted' });
      await until(() => phaseOf(runner.getState()) === 'over');
    },
  };
}

const asked = vi.fn(() => Promise.reject(new Error('no network')));

beforeEach(() => {
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
  return () => vi.unstubAllGlobals();
});

describe('a past test that is sat again', () => {
  it('goes on after a kill at question 5, and its score is the server’s marking of the same answers', async () => {
    const { phone, study, paper, key } = await sitsAgain();
    const ids = questionsOf(paper).map(({ id }) => id);
    const first = await opens(phone);
    expect(first.phase()).toBe('taking');
    for (const [at, id] of ids.slice(0, 4).entries()) first.chooses(id, at % 2 === 0 ? 1 : 2);
    first.runner.dispatch({ type: 'moved', questionId: ids[4] ?? 0 });
    await first.isSaved();
    expect(await settleAgain(phone.db, study, uid, 7)).toBe('under-way');

    const second = await opens(phone.reloads());
    expect(second.attempt()).toMatchObject({ currentQuestionId: ids[4], deadline: first.attempt()?.deadline });
    second.chooses(ids[4] ?? 0, 1);
    await second.isSaved();
    await second.submits();
    const startedAt = await settleAgain(phone.db, study, uid, 7);
    const [sitting, ...others] = await allSatAgain(study, uid, 7);
    expect(others).toEqual([]);
    expect(sitting).toMatchObject({ startedAt, part: { of: 'whole' }, isTimed: true });
    expect(sitting?.answers.map(({ selectedOptionId }) => selectedOptionId)).toEqual([1, 2, 1, 2, 1, null]);
    expect(grade(key, sitting?.answers ?? [])).toEqual({ score: 10, correctAnswers: 3, wrongAnswers: 2, unattempted: 1 });
    // Once, however often it is asked for; and nothing of the attempt is left.
    expect(await settleAgain(phone.db, study, uid, 7)).toBeNull();
    expect(await study.sittings.count()).toBe(1);
    for (const table of [phone.db.attempts, phone.db.standings, phone.db.papers]) expect(await table.count()).toBe(0);
  });

  it('is handed in nowhere: no parcel, no request, no attempt under way among the exams', async () => {
    const { phone, study, paper } = await sitsAgain();
    const learner = await opens(phone);
    expect(await openAttempts(device, uid)).toEqual([]);
    learner.chooses(questionsOf(paper)[0]?.id ?? 0, 1);
    await learner.isSaved();
    await learner.submits();
    expect(await phone.db.parcels.count()).toBe(0);
    await settleAgain(phone.db, study, uid, 7);
    for (const table of [phone.db.parcels, device.parcels, device.attempts]) expect(await table.where('uid').equals(uid).count()).toBe(0);
    expect(asked).not.toHaveBeenCalled();
  });

  it('tells the practice log of each answer once, also where a kill came between', async () => {
    const { phone, study, paper } = await sitsAgain();
    const [one = 0, other = 0] = questionsOf(paper).map(({ id }) => id);
    const learner = await opens(phone);
    learner.chooses(one, 1);
    learner.chooses(other, 2);
    await learner.isSaved();
    await learner.submits();
    const attempt = await phone.db.attempts.toArray();
    const papers = await phone.db.papers.toArray();
    const standings = await phone.db.standings.toArray();
    await settleAgain(phone.db, study, uid, 7);
    // As after a kill before the attempt left.
    await phone.db.attempts.bulkPut(attempt);
    await phone.db.papers.bulkPut(papers);
    await phone.db.standings.bulkPut(standings);
    await settleAgain(phone.db, study, uid, 7);
    const events = await study.practice.toArray();
    expect(events.map((event) => ({ ...event })).sort((a, b) => a.n - b.n)).toMatchObject([
      { uid, type: 'answered', questionId: one, version: 1, right: true, sure: true, state: 'new', n: 1 },
      { uid, type: 'answered', questionId: other, version: 1, right: false, sure: false, state: 'new', n: 2 },
    ]);
    expect(await study.sittings.count()).toBe(1);
  });

  it('of which another tab has begun the next meanwhile leaves that one alone, with its paper', async () => {
    const { phone, study, paper, begins } = await sitsAgain();
    const learner = await opens(phone);
    learner.chooses(questionsOf(paper)[0]?.id ?? 0, 1);
    await learner.isSaved();
    await learner.submits();
    const keeps = study.transaction.bind(study) as (...of: unknown[]) => Promise<unknown>;
    phone.waits('1:00');
    // Between the kept sitting and the end of this call.
    vi.spyOn(study, 'transaction').mockImplementationOnce((async (...of: unknown[]) => {
      await keeps(...of);
      await settleAgain(phone.db, study, uid, 7);
      await begins();
    }) as never);
    const settled = await settleAgain(phone.db, study, uid, 7);
    if (typeof settled !== 'number') throw new Error('Nothing was settled');
    const [next] = await phone.db.attempts.toArray();
    expect(next).toMatchObject({ status: 'in-progress', uid });
    expect(next?.startedAt).toBeGreaterThan(settled);
    expect(await phone.db.papers.count()).toBe(1);
    expect(await study.sittings.count()).toBe(1);
  });

  it('ends by the clock, and without it never', async () => {
    const timed = await sitsAgain();
    const untimed = await sitsAgain({ isTimed: false });
    for (const { phone } of [timed, untimed]) phone.waits('600:00');
    const [over, goesOn] = [await opens(timed.phone), await opens(untimed.phone)];
    for (const { runner } of [over, goesOn]) runner.dispatch({ type: 'ticked' });
    await until(() => over.phase() === 'over');
    expect(goesOn.phase()).toBe('taking');
    await settleAgain(timed.phone.db, timed.study, uid, 7);
    const [sitting] = await allSatAgain(timed.study, uid, 7);
    expect(sitting?.endedAt).toBe((sitting?.startedAt ?? 0) + 60 * (timed.paper.durationInMinutes ?? 0) * 1000);
  });

  it('that is under way is not begun again', async () => {
    const { phone, paper, begins } = await sitsAgain();
    const learner = await opens(phone);
    learner.chooses(questionsOf(paper)[0]?.id ?? 0, 1);
    await learner.isSaved();
    await begins();
    expect(await phone.db.standings.count()).toBe(1);
  });
});
