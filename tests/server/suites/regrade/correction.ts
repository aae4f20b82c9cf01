import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Submission } from '../../../../contract/assessment/assessment';
import { openMarkedPapers } from '../../../../server/assessments/marked-papers';
import { correctKey } from '../../../../server/assessments/regrade';
import type { Store } from '../../../../server/store/engine/store';
import { openSubmissionQueue } from '../../../../server/submissions/submission-queue';
import { assessmentOf, handIn, type Made, submission } from '../../kit/bank';
import { correctionOf } from '../../kit/correction';
import type { TestPortal } from '../../kit/portal';
import { rescueOf } from '../../kit/rescue';
import type { Open } from '../open';

const profile = { firstName: 'Asha', lastName: 'Verma', email: 'asha@portal.test', phone: '', location: 'Pune' };

/** A wrong key that is corrected after the hand-ins. */
export function correctionSuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;
  let questionId: number;
  let wrong: number;

  beforeAll(async () => {
    portal = await open();
  });
  beforeEach(async () => {
    made = await assessmentOf(portal, 4);
    questionId = made.paper.subjects[0]?.questions[0]?.id ?? 0;
    wrong = ((made.right.get(questionId) ?? 0) % 4) + 1;
  });
  afterAll(() => portal.close());

  const correct = () => correctKey(portal.store, correctionOf(made.paper.id, questionId, wrong), 1_000);
  const result = (uid: string, from = portal) => from.learner(uid).call('getResult', { params: { id: made.paper.id } });
  const trail = (table: 'corrections' | 'remarks') =>
    portal.store.db.selectFrom(table).selectAll().where('assessment_id', '=', made.paper.id).execute();

  it('marks every submission again, once, with a history, and later results show the new marks', async () => {
    const uids = Array.from({ length: 450 }, (_, at) => `rekey-${at}`);
    // Half choose the old correct option, half the new one; the other three questions are right for all.
    const body = (at: number) => {
      const all = submission(made, 4);
      return { ...all, answers: all.answers.map((a, n) => (n === 0 && at % 2 === 1 ? { ...a, selectedOptionId: wrong } : a)) };
    };
    await Promise.all(uids.map((uid, at) => portal.learner(uid).call('submit', handIn(body(at)))));
    expect([(await result('rekey-0')).score, (await result('rekey-1')).score]).toEqual([16, 11]);

    expect(await correct()).toEqual({ isChanged: true, version: 1, regraded: 450, changed: 450 });
    expect([(await result('rekey-0')).score, (await result('rekey-1')).score]).toEqual([11, 16]);
    expect((await result('rekey-1')).questions[0]?.correctOptionId).toBe(wrong);
    expect((await portal.learner('rekey-0').call('getResults', { params: { uid: 'rekey-0' } }))[0]).toMatchObject({
      score: 11,
      wrongAnswers: 1,
    });
    expect(await trail('corrections')).toMatchObject([{ version: 1, question_id: questionId, to_option: wrong, corrected_at: 1_000 }]);
    const marks = await trail('remarks');
    expect(marks).toHaveLength(450);
    expect(marks.find(({ uid }) => uid === 'rekey-1')).toMatchObject({ score_before: 11, score_after: 16, version: 1 });

    expect(await correct()).toEqual({ isChanged: false, version: 1, regraded: 0, changed: 450 });
    expect([(await trail('corrections')).length, (await trail('remarks')).length]).toEqual([1, 450]);
  });

  it('by two at once marks each submission once', async () => {
    await Promise.all(['a', 'b', 'c'].map((uid) => portal.learner(uid).call('submit', handIn(submission(made, 4)))));
    await Promise.allSettled([correct(), correct(), correct()]);
    await correct();
    expect(await trail('corrections')).toHaveLength(1);
    expect(await trail('remarks')).toHaveLength(3);
    expect((await result('a')).score).toBe(11);
  });

  it('also reaches a submission that was marked before and filed after it', async () => {
    const slow = openMarkedPapers(portal.store);
    const old = await slow.marked(made.paper.id);
    const stale = portal.again({
      submissionQueue: openSubmissionQueue(portal.store),
      papers: { ...slow, marked: async (id, version = 0) => (version === 0 ? old : slow.marked(id, version)) },
    });
    await correct();
    await stale.learner('late').call('submit', handIn(submission(made, 4)));
    expect(await result('late', stale)).toMatchObject({ score: 11, correctAnswers: 3, wrongAnswers: 1 });
    expect(await trail('remarks')).toHaveLength(1);
  });

  /** The store of a process to which something happens before or after its next transaction. */
  const meets = (when: 'before' | 'after', what: () => Promise<unknown>): Store => {
    let isMet = false;
    const once = async (now: typeof when) => {
      if (isMet || now !== when) return;
      isMet = true;
      await what();
    };
    return {
      ...portal.store,
      async atomically(work) {
        await once('before');
        const done = await portal.store.atomically(work);
        await once('after');
        return done;
      },
    };
  };
  const correctIn = (store: Store) => correctKey(store, correctionOf(made.paper.id, questionId, wrong), 1_000);
  const half = (uid: string, body: Submission) =>
    portal.admin.call('importSubmission', { body: rescueOf(body, uid, { finished: false, handedInAt: null }) });

  it('marks the hand-in that took the place of a copy after the copy was marked ahead', async () => {
    const asha = portal.learner('asha-half');
    await asha.call('saveProfile', { body: { ...profile, uid: asha.uid } });
    await half(asha.uid, submission(made, 1));
    await correctIn(meets('before', () => asha.call('submit', handIn(submission(made, 4)))));
    expect(await result(asha.uid)).toMatchObject({ score: 11, correctAnswers: 3, wrongAnswers: 1 });
    expect(await trail('remarks')).toMatchObject([{ uid: asha.uid, score_before: 16, score_after: 11 }]);
  });

  it('counts among the changed scores neither copies of unfinished attempts nor previews', async () => {
    const uid = 'still-sitting';
    await portal.learner(uid).call('saveProfile', { body: { ...profile, uid } });
    await half(uid, submission(made, 4));
    await portal.admin.call('submit', handIn(submission(made, 4)));
    await portal.learner('done').call('submit', handIn(submission(made, 4)));
    expect(await correct()).toMatchObject({ regraded: 3, changed: 1 });
    expect(await correct()).toMatchObject({ isChanged: false, changed: 1 });
  });

  it('marks what another process filed by the old key while the change was stored, even if that process ended then', async () => {
    await portal.learner('early').call('submit', handIn(submission(made, 4)));
    const { db } = portal.store;
    const row = await db.selectFrom('submissions').selectAll().where('assessment_id', '=', made.paper.id).executeTakeFirstOrThrow();
    const files = () =>
      db
        .insertInto('submissions')
        .values({ ...row, uid: 'meanwhile' })
        .execute();
    expect(await correctIn(meets('after', files))).toMatchObject({ regraded: 2, changed: 1 });
    expect((await result('meanwhile')).score).toBe(11);
  });

  it('is planned for another process a minute later, should this one be killed', async () => {
    const planned: number[] = [];
    const reads = async () => {
      const jobs = portal.store.db.selectFrom('jobs').select('due_at').where('kind', '=', 'finish-regrade');
      for (const { due_at } of await jobs.where('job_key', '=', `${made.paper.id}/1`).execute()) planned.push(Number(due_at));
    };
    await correctIn(meets('after', reads));
    expect(planned).toEqual([61_000]);
    await reads();
    expect(planned).toHaveLength(1);
  });

  it('is given up where others change the key all the time, and says so', async () => {
    const other = made.paper.subjects[0]?.questions[1]?.id ?? 0;
    // Papers are drawn: from a known answer on, each try of the other one is a change.
    await correctKey(portal.store, correctionOf(made.paper.id, other, 1), 1_000);
    let tries = 0;
    const overtaken: Store = {
      ...portal.store,
      async atomically(work) {
        tries += 1;
        await correctKey(portal.store, correctionOf(made.paper.id, other, (tries % 3) + 2), 1_000);
        return portal.store.atomically(work);
      },
    };
    await expect(correctIn(overtaken)).rejects.toMatchObject({ code: 'unavailable', reason: { code: 'key-corrected-meanwhile' } });
    expect((await trail('corrections')).filter(({ question_id }) => question_id === questionId)).toEqual([]);
  });

  it('still recognizes a repeat', async () => {
    const learner = portal.learner('again');
    const receipt = await learner.call('submit', handIn(submission(made, 2)));
    await correct();
    expect(await learner.call('submit', handIn(submission(made, 2)))).toEqual(receipt);
  });

  it.each([
    ['an assessment', () => correctionOf(999_999, questionId, 1)],
    ['a question', () => correctionOf(made.paper.id, 999_999, 1)],
  ])('of %s that does not exist changes nothing', async (_, correction) => {
    await expect(correctKey(portal.store, correction(), 1_000)).rejects.toThrow();
    expect(await trail('corrections')).toEqual([]);
  });
}
