import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { questionsOf, type Submission } from '../../../contract/assessment/assessment';
import type { Cohort } from '../../../contract/assessment/insight';
import { cohortStep, smallestCohort } from '../../../contract/fields/limits';
import { openCohorts } from '../../../server/assessments/cohorts';
import { openMarkedPapers } from '../../../server/assessments/marked-papers';
import { correctKey } from '../../../server/assessments/regrade';
import { assessmentOf, handIn, type Made, paced, question, submission } from '../kit/bank';
import { correctionOf } from '../kit/correction';
import type { TestPortal } from '../kit/portal';
import type { Open } from './open';

/** The figures of all submissions of a paper: for learners after the hand-in, and for admins. */
export function cohortSuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;
  let params: { id: number };

  beforeAll(async () => {
    portal = await open();
  });
  beforeEach(async () => {
    made = await assessmentOf(portal, 4);
    params = { id: made.paper.id };
  });
  afterAll(() => portal.close());

  const send = (uid: string, body: Submission) => portal.learner(uid).call('submit', handIn(body));
  const many = (count: number, hits: (at: number) => number) =>
    Promise.all(Array.from({ length: count }, (_, at) => send(`many-${at}`, submission(made, hits(at), 4 - hits(at)))));
  const cohort = (uid: string) => portal.learner(uid).call('getCohort', { params });
  const statistics = () => portal.admin.call('getStatistics', { params });

  it('is hidden from a learner without a hand-in', async () => {
    await many(smallestCohort, () => 2);
    const { status, problem } = await portal.learner('outsider').tries('getCohort', { params });
    expect([status, problem?.code]).toEqual([404, 'not-found']);
    expect((await portal.learner('many-0').tries('getCohort', { params: { id: 999_999 } })).status).toBe(404);
  });

  it('is counted in a time that all cohorts share: beyond it learners get the figures of before, or are told to wait', async () => {
    const others = [made, await assessmentOf(portal, 1)];
    for (const each of others) await portal.learner('asker').call('submit', handIn(submission(each, 1)));
    const rules = { rest: 1_000_000, burstMs: 0.001, settleMs: 0, now: () => portal.clock.now };
    const own = portal.again({ cohorts: openCohorts(portal.store, openMarkedPapers(portal.store), rules) });
    const argsOf = (at: number) => ({ params: { id: others[at]?.paper.id ?? 0 } });
    const [first, second] = [argsOf(0), argsOf(1)];
    const asks = (args: typeof first) => own.learner('asker').tries('getCohort', args);
    // Each process has a time of its own.
    for (let time = 0; time < 2; time += 1) expect((await asks(first)).status).toBe(200);
    const refused = await asks(second);
    expect([refused.status, refused.problem?.reason?.code]).toEqual([503, 'portal-overloaded']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(1);
    expect((await asks(first)).status).toBe(200);
    // An admin is not kept waiting by learners.
    expect((await own.admin.call('getStatistics', second)).participants).toBe(1);
    expect((await asks(second)).status).toBe(200);
  });

  it('is counted once for each of many assessments that are asked about in turn', async () => {
    let reads = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        if (JSON.stringify(node).includes('"body_json"')) reads += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const store = { ...portal.store, db: portal.store.db.withPlugin(counting) };
    const cohorts = openCohorts(store, openMarkedPapers(portal.store), { rest: 20, settleMs: 0, now: () => portal.clock.now });
    const category = await portal.admin.call('addCategory', { query: { name: `Many ${made.paper.id}` } });
    await portal.admin.call('createQuestion', { body: question('Many?', [category.id]) });
    const plan = { name: 'Many', durationInMinutes: 5, totalMarks: 1, questionCount: 1, categories: [category.id] };
    const ids: number[] = [];
    for (let at = 0; at < 60; at += 1) {
      const { id } = await portal.admin.call('generateByCategories', { body: plan });
      const body = { assessmentId: id, timeTaken: 1, submitted: true as const, answers: [] };
      await portal.learner('asker').call('submit', handIn(body));
      ids.push(id);
    }
    for (let round = 0; round < 3; round += 1) for (const id of ids) expect((await cohorts.cohort(id))?.digest).toBeDefined();
    expect(reads).toBe(ids.length);
  });

  it('neither counts nor answers a provisional submission', async () => {
    await many(smallestCohort, () => 2);
    const theirs = portal.store.db.updateTable('submissions').set({ is_provisional: 1 }).where('assessment_id', '=', params.id);
    await theirs.where('uid', '=', 'many-3').execute();
    expect((await cohort('many-0')).participants).toBe(smallestCohort - 1);
    expect((await portal.learner('many-3').tries('getCohort', { params })).status).toBe(404);
  });

  it('hides scores while there are too few, and grows with one hand-in after the other', async () => {
    await many(smallestCohort - 1, () => 2);
    expect(await cohort('many-0')).toMatchObject({ participants: smallestCohort - 1, norms: null });
    portal.clock.now += 1000;
    await send('one-more', submission(made, 4));
    const { participants, norms, asOf } = await cohort('many-0');
    expect([participants, asOf]).toEqual([smallestCohort, new Date(portal.clock.now).toISOString()]);
    expect(norms?.scores).toEqual([
      { score: 2 * 4 - 2, count: smallestCohort - 1 },
      { score: 16, count: 1 },
    ]);
  });

  it('does not reveal one hand-in of a chance in any process: ten of them join together', async () => {
    const all = Array.from({ length: cohortStep + 1 }, (_, at) => `many-${at}`);
    for (const uid of all) {
      await portal
        .learner(uid)
        .call('saveProfile', { body: { uid, firstName: uid, lastName: 'N', email: 'a@b.test', phone: '', location: 'Pune' } });
      portal.clock.now += 1000;
      await send(uid, submission(made, 1));
    }
    await portal.admin.call('giveChance', { params, body: { uids: all, reason: 'Power cut', counts: 'last' } });
    const rules = { rest: 0, settleMs: 0, now: () => portal.clock.now };
    const fresh = () => portal.again({ cohorts: openCohorts(portal.store, openMarkedPapers(portal.store), rules) });
    const scores = async () => {
      const texts = await Promise.all(
        [portal, fresh()].map(async (one) => (await one.learner('many-0').call('getCohort', { params })).norms?.scores),
      );
      expect(texts[1]).toEqual(texts[0]);
      return texts[0];
    };
    for (const [at, uid] of all.slice(0, cohortStep).entries()) {
      portal.clock.now += 1000;
      await send(uid, { ...submission(made, 4), chance: 2 });
      if (at === 0)
        expect((await statistics()).scores).toEqual([
          { score: 4, count: cohortStep },
          { score: 16, count: 1 },
        ]);
      expect(await scores()).toEqual([{ score: at + 1 < cohortStep ? 4 : 16, count: cohortStep }]);
    }
    portal.clock.now += 1000;
    await send(all[cohortStep] ?? '', { ...submission(made, 0), chance: 2 });
    expect(await scores()).toEqual([{ score: 16, count: cohortStep }]);
  });

  it('does not reveal one hand-in by replies before and after it, in any process', async () => {
    await many(smallestCohort, (at) => at % 5);
    await send('eleventh', submission(made, 1));
    // Two processes: one has counted before, one has not.
    const rules = { rest: 0, settleMs: 0, now: () => portal.clock.now };
    const [kept, fresh] = [
      portal,
      () => portal.again({ cohorts: openCohorts(portal.store, openMarkedPapers(portal.store), rules) }),
    ] as const;
    const looks = async () =>
      Promise.all([kept, fresh()].map(async (one) => (await one.learner('many-0').tries('getCohort', { params })).text));
    const before = await looks();
    portal.clock.now += 1000;
    await send('twelfth', submission(made, 4));
    const after = await looks();
    expect(new Set([...before, ...after]).size).toBe(1);
    expect(JSON.parse(after[0] ?? '').participants).toBe(smallestCohort);
    // Admins see all submissions, at once.
    expect((await statistics()).participants).toBe(smallestCohort + 2);
  });

  it('is the same in a process that counts each hand-in and in one that counts all at once, in whatever order the database keeps them', async () => {
    const later = [...'zyxwvutsrqponmlkjihg'].map((letter) => `${letter}-learner`);
    for (const [at, uid] of later.entries()) {
      portal.clock.now += 1000;
      await send(uid, submission(made, at % 5, (at * 3) % (5 - (at % 5))));
      if (at % 4 === 3) await cohort(uid);
    }
    const last = later.at(-1) ?? '';
    const rules = { rest: 0, settleMs: 0, now: () => portal.clock.now };
    await many(smallestCohort / 2, () => 4);
    const fresh = portal.again({ cohorts: openCohorts(portal.store, openMarkedPapers(portal.store), rules) });
    const [kept, anew] = [await cohort(last), await fresh.learner(last).call('getCohort', { params })];
    expect(kept.participants).toBe(20);
    expect(anew).toEqual(kept);
  });

  it('puts no hand-in into a group before every earlier one is there, in whatever order their processes commit', async () => {
    const rules = { rest: 0, settleMs: 5_000, now: () => portal.clock.now };
    const processes = [0, 1].map(() => openCohorts(portal.store, openMarkedPapers(portal.store), rules));
    const replies = async () => {
      for (const one of processes) await one.statistics(params.id);
      return Promise.all(processes.map(async (one) => JSON.parse(String((await one.cohort(params.id))?.plain.body)) as Cohort));
    };
    await many(smallestCohort, () => 2);
    expect(await replies()).toMatchObject(Array.from({ length: 2 }, () => ({ participants: smallestCohort - 1, norms: null })));
    // Another process has stamped it before, and commits after the first process has counted the others.
    portal.clock.now -= 1;
    await send('a-late-commit', submission(made, 4));
    expect((await statistics()).participants).toBe(smallestCohort + 1);
    portal.clock.now += 5_001;
    const [one, two] = await replies();
    expect(one).toEqual(two);
    expect(one?.participants).toBe(smallestCohort);
    expect(one?.norms?.scores.map(({ count }) => count)).toEqual([smallestCohort - 1, 1]);
  });

  it('counts by a key that another process has changed, however long the figures of the old key would rest', async () => {
    await many(smallestCohort, () => 4);
    const rules = { rest: 1e9, settleMs: 0, now: () => portal.clock.now };
    const resting = portal.again({ cohorts: openCohorts(portal.store, openMarkedPapers(portal.store), rules) });
    const scores = async () => (await resting.admin.call('getStatistics', { params })).scores;
    expect(await scores()).toEqual([{ score: 16, count: smallestCohort }]);
    const [questionId = 0, right = 0] =
      [...made.right].find(([id]) => questionsOf(made.paper).some((question) => question.id === id)) ?? [];
    await correctKey(portal.store, correctionOf(params.id, questionId, (right % 4) + 1), 1_000);
    expect(await scores()).toEqual([{ score: 11, count: smallestCohort }]);
  });

  it('has questions left out, correct answers and the median time, and no names', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => {
        const body = paced(submission(made, 2, at % 2));
        return send(`timed-${at}`, { ...body, pace: { order: [], seconds: body.answers.map((_, q) => (q === 0 ? at : 5)) } });
      }),
    );
    const reply = await portal.learner('timed-3').tries('getCohort', { params });
    expect(reply.text).not.toMatch(/timed-|uid|email|name/i);
    const { norms } = await cohort('timed-3');
    expect(norms?.questions.map(({ attempted, correct, medianSeconds }) => [attempted, correct, medianSeconds])).toEqual([
      [20, 20, 9.5],
      [20, 20, 5],
      [10, 0, 5],
      [0, 0, null],
    ]);
  });

  it("does not count an admin's preview", async () => {
    await many(smallestCohort, () => 3);
    await portal.admin.call('submit', handIn(submission(made, 1)));
    expect((await portal.admin.call('getCohort', { params })).participants).toBe(smallestCohort);
    expect((await statistics()).participants).toBe(smallestCohort);
  });

  it('is one reply for all, and 304 if nothing changed', async () => {
    await many(smallestCohort, (at) => at % 5);
    const path = `/assessment/${params.id}/cohort`;
    const first = await portal.learner('many-1').sends(path);
    const etag = first.headers.get('etag') ?? '';
    const asked = (uid: string) => portal.learner(uid).sends(path, { headers: { 'If-None-Match': etag } });
    expect((await asked('many-2')).status).toBe(304);
    for (let at = 1; at < cohortStep; at += 1) {
      portal.clock.now += 1000;
      await send(`later-${at}`, submission(made, 1));
      expect((await asked('many-2')).status).toBe(304);
    }
    await send('last', submission(made, 1));
    const next = await asked('many-2');
    expect([next.status, JSON.parse(next.text).participants]).toEqual([200, smallestCohort + cohortStep]);
    expect((await portal.learner('outsider').sends(path, { headers: { 'If-None-Match': etag } })).status).toBe(404);
  });

  it('counts a submission that was committed late with an earlier time, and drops a deleted one', async () => {
    await many(smallestCohort, () => 2);
    expect((await statistics()).participants).toBe(smallestCohort);
    portal.clock.now += 10 * 60_000;
    await send('new', submission(made, 2));
    expect((await statistics()).participants).toBe(smallestCohort + 1);
    // Further back than the usual overlap of a recount.
    portal.clock.now -= 10 * 60_000;
    await send('late', submission(made, 2));
    expect((await statistics()).participants).toBe(smallestCohort + 2);
    await portal.store.db.deleteFrom('submissions').where('uid', '=', 'many-3').where('assessment_id', '=', params.id).execute();
    expect((await statistics()).participants).toBe(smallestCohort + 1);
    portal.clock.now += 10 * 60_000;
  });

  it('follows a corrected key', async () => {
    await many(smallestCohort, () => 4);
    const questionId = made.paper.subjects[0]?.questions[0]?.id ?? 0;
    const wrong = ((made.right.get(questionId) ?? 0) % 4) + 1;
    expect((await statistics()).items[0]?.facility).toBe(1);
    await correctKey(portal.store, correctionOf(params.id, questionId, wrong), 1_000);
    const { scores, items } = await statistics();
    expect(scores).toEqual([{ score: 11, count: smallestCohort }]);
    expect([items[0]?.facility, items[0]?.options.find((option) => option.isCorrect)?.id]).toEqual([0, wrong]);
    const own = await portal.learner('many-0').call('getResult', { params });
    expect((await cohort('many-0')).norms?.scores[0]?.score).toBe(own.score);
  });

  describe('for an admin', () => {
    it("has each question's difficulty, discrimination and wrong options", async () => {
      // The first question: correct for learners who know the others; the others: correct for the first six.
      const bodies = Array.from({ length: 12 }, (_, at) => submission(made, at < 6 ? 4 : 0, at < 6 ? 0 : 3));
      await Promise.all(bodies.map((body, at) => send(`item-${at}`, body)));
      const { participants, items, name } = await statistics();
      expect([name, participants]).toEqual(['Assessment', 12]);
      const [first, , , last] = items;
      expect(first).toMatchObject({ facility: 0.5, skipped: { count: 0, meanScore: null } });
      expect(first?.discrimination).toBeCloseTo(1, 10);
      expect(first?.options.map(({ isCorrect, count }) => [isCorrect, count]).filter(([, count]) => count !== 0)).toHaveLength(2);
      expect(last?.skipped).toEqual({ count: 6, meanScore: -3 });
      expect(first?.options.find((option) => option.isCorrect)?.meanScore).toBe(16);
    });

    it('counts hand-ins as they arrive', async () => {
      const handIns = () => portal.admin.call('getHandIns', { params });
      expect(await handIns()).toEqual({ handedIn: 0, latestAt: null });
      expect(await statistics()).toMatchObject({ participants: 0, asOf: null, scores: [] });
      await many(3, () => 1);
      expect(await handIns()).toEqual({ handedIn: 3, latestAt: new Date(portal.clock.now).toISOString() });
      expect((await portal.admin.tries('getHandIns', { params: { id: 999_999 } })).status).toBe(404);
      expect((await portal.admin.tries('getStatistics', { params: { id: 999_999 } })).status).toBe(404);
    });
  });

  describe('a pace', () => {
    it('is returned with the result, beside the marks', async () => {
      await send('paced', paced(submission(made, 2, 1)));
      const { insight, questions } = await portal.learner('paced').call('getResult', { params });
      expect(insight).toMatchObject({ marksPerCorrect: 4, marksPerWrong: 1 });
      expect(insight?.questions.map(({ seconds, place }) => [seconds, place])).toEqual([
        [10, 3],
        [20, 2],
        [30, 1],
        [null, null],
      ]);
      expect(insight?.questions.map((q) => q.questionId)).toEqual(questions.map((q) => q.questionId));
      expect(insight?.questions[0]).toMatchObject({ subjectName: 'Subject', difficultyLevel: 'Easy', markedForReview: false });
      expect(insight?.questions[0]?.categories).toEqual([expect.stringMatching(/^Category /)]);
    });

    it('is compared in a repeat', async () => {
      const body = paced(submission(made, 3));
      const receipt = await send('again', body);
      const turned = {
        ...body,
        answers: body.answers.toReversed(),
        pace: { seconds: body.pace?.seconds.toReversed() ?? [], order: body.pace?.order ?? [] },
      };
      expect(await send('again', turned)).toEqual({ ...receipt, bodyHash: expect.any(String) });
      expect((await portal.learner('again').tries('submit', handIn(submission(made, 3)))).status).toBe(409);
    });

    it.each<[string, (body: Submission) => unknown]>([
      ['of another length', () => ({ seconds: [1], order: [] })],
      ['of a question without an answer', ({ pace }) => ({ seconds: pace?.seconds ?? [], order: [999] })],
      ['of one answer twice', ({ pace }) => ({ seconds: pace?.seconds ?? [], order: [...(pace?.order ?? []), pace?.order[0] ?? 0] })],
      ['that is none', () => 'fast'],
    ])('%s is set aside, and refuses no hand-in', async (what, bent) => {
      const body = paced(submission(made, 3));
      const uid = `bent-${what.replaceAll(' ', '-')}`;
      expect((await portal.learner(uid).tries('submit', handIn({ ...body, pace: bent(body) } as Submission))).status).toBe(200);
      const filed = portal.store.db.selectFrom('submissions').select('body_json').where('uid', '=', uid);
      expect(JSON.parse((await filed.executeTakeFirstOrThrow()).body_json)).not.toHaveProperty('pace');
    });
  });
}
