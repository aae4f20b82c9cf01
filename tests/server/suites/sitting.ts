import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Submission } from '../../../contract/assessment/assessment';
import { verdictOn } from '../../../src/runner/outbox/verdict';
import { answers, assessmentOf, handIn, type Made, submission } from '../kit/bank';
import type { TestPortal } from '../kit/portal';
import type { Open } from './open';

/** The hash by which a receipt names what was sent. */
const hashOf = (body: object): string => hash('sha256', JSON.stringify(body), 'base64url');

/** Handing in once; marking; results. */
export function sittingSuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;

  beforeAll(async () => {
    portal = await open();
    made = await assessmentOf(portal, 10);
  });
  afterAll(() => portal.close());

  const rows = (uid: string) => portal.store.db.selectFrom('submissions').selectAll().where('uid', '=', uid).execute();

  it('gives a repeat the first receipt', async () => {
    const learner = portal.learner('twice');
    const body = submission(made, 3, 2);
    const first = await learner.call('submit', handIn(body));
    portal.clock.now += 60_000;
    expect(await learner.call('submit', handIn(body))).toEqual(first);
    expect(await rows('twice')).toHaveLength(1);
  });

  it('§4.17 files one of twenty equal ones at once, and all get the same reply', async () => {
    const learner = portal.learner('crowd');
    const body = submission(made, 5, 1);
    const receipts = await Promise.all(Array.from({ length: 20 }, () => learner.call('submit', handIn(body))));
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    expect(await rows('crowd')).toHaveLength(1);
  });

  it('takes a hand-in that says whose it is from that person only', async () => {
    const learner = portal.learner('herself');
    const body = submission(made, 3, 2);
    const says = (uid: string) => learner.tries('submit', { ...handIn(body), query: { uid } });
    const { status, problem } = await says('twice');
    expect([status, problem?.code, problem?.reason]).toEqual([409, 'other-person', { code: 'hand-in-of-other' }]);
    expect(await rows('herself')).toHaveLength(0);
    expect((await says('herself')).status).toBe(200);
    expect(await learner.call('submit', handIn(body))).toMatchObject({ bodyHash: hashOf(body) });
    expect(await rows('herself')).toHaveLength(1);
  });

  it('files exactly one of twenty different ones and refuses nineteen', async () => {
    const learner = portal.learner('rivals');
    const tries = Array.from({ length: 20 }, (_, at) => learner.tries('submit', handIn(submission(made, 5, 1, 100 + at))));
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome.status === 200)).toHaveLength(1);
    const refused = outcomes.filter((outcome) => outcome.status !== 200).map((outcome) => [outcome.status, outcome.problem?.code]);
    expect(refused).toEqual(Array.from({ length: 19 }, () => [409, 'already-submitted']));
    expect(await rows('rivals')).toHaveLength(1);
  });

  it("stores a device's note about its clock with the submission; a repeat gets its receipt, another note is refused", async () => {
    const paper = await portal.learner('noted').call('getPaper', { params: { id: made.paper.id } });
    expect(paper.takesClock).toBe(true);
    const body = { ...submission(made, 3, 2), clock: { ahead: 7_200, left: 570 } };
    const learner = portal.learner('noted');
    const first = await learner.call('submit', handIn(body));
    expect(await learner.call('submit', handIn(body))).toEqual(first);
    expect(JSON.parse((await rows('noted'))[0]?.body_json ?? '')).toMatchObject({ clock: { ahead: 7_200, left: 570 } });
    expect((await learner.tries('submit', handIn({ ...body, clock: { ahead: 7_200, left: 571 } }))).status).toBe(409);
  });

  it.each([
    [
      { ahead: 56 * 365 * 86_400, left: 0 },
      { ahead: 316_224_000, left: 0 },
    ],
    [
      { ahead: -1, left: 1.4 },
      { ahead: 0, left: 1 },
    ],
    [{ ahead: 1 }, undefined],
  ])('clips or sets aside the note %j, which refuses no hand-in', async (clock, kept) => {
    const uid = `odd-clock-${clock.ahead}`;
    const body = { ...submission(made, 3, 2), clock };
    expect((await portal.learner(uid).tries('submit', handIn(body as Submission))).status).toBe(200);
    expect(JSON.parse((await rows(uid))[0]?.body_json ?? '').clock).toEqual(kept);
  });

  it('gives a receipt that a device takes for these bytes only, and refusals that a device believes', async () => {
    const learner = portal.learner('receipts');
    const body = submission(made, 4, 2);
    const sent = { uid: 'receipts', assessmentId: made.paper.id, body: JSON.stringify(body) };
    const judged = async ({ status, text }: { status: number; text: string }, letter = sent) =>
      (await verdictOn({ status, body: JSON.parse(text), retryAfter: null, date: null }, letter)).type;
    const receipt = await learner.tries('submit', handIn(body));
    expect(await judged(receipt)).toBe('delivered');
    expect(await judged(receipt, { ...sent, body: JSON.stringify(submission(made, 4, 3)) })).toBe('again');
    expect(await judged(receipt, { ...sent, assessmentId: made.paper.id + 1 })).toBe('again');
    expect(await judged(await learner.tries('submit', handIn({ ...body, assessmentId: 4_711 })))).toBe('refused');
    expect(await judged(await learner.tries('submit', { params: { id: made.paper.id }, body: { ...body, answers: 1 } as never }))).toBe(
      'refused',
    );
    expect(await judged(await learner.tries('submit', handIn({ ...body, timeTaken: 1 })))).toBe('conflict');
    expect(await judged(await portal.holding(null).tries('submit', handIn(body)))).toBe('unauthenticated');
  });

  it('treats equal answers in another order as the same submission', async () => {
    const learner = portal.learner('shuffled');
    const body = submission(made, 4, 2);
    const first = await learner.call('submit', handIn(body));
    const turned = {
      answers: body.answers.toReversed(),
      submitted: true as const,
      timeTaken: body.timeTaken,
      assessmentId: body.assessmentId,
    };
    expect(await learner.call('submit', handIn(turned))).toEqual({ ...first, bodyHash: hashOf(turned) });
  });

  it.each([
    ['another answer', () => submission(made, 5, 1)],
    ['another time', () => submission(made, 4, 2, 601)],
    [
      'a mark for review',
      () => ({ ...submission(made, 4, 2), answers: answers(made, 4, 2).map((a) => ({ ...a, markedForReview: true })) }),
    ],
  ])('§9.23 refuses a second submission with %s', async (what, other) => {
    const learner = portal.learner(`second ${what}`);
    await learner.call('submit', handIn(submission(made, 4, 2)));
    const { status, problem } = await learner.tries('submit', handIn(other()));
    expect([status, problem?.code]).toEqual([409, 'already-submitted']);
  });

  it('marks right, wrong and left out', async () => {
    const learner = portal.learner('marked');
    portal.clock.now = Date.parse('2026-03-02T10:00:00.000Z');
    const receipt = await learner.call('submit', handIn(submission(made, 6, 3)));
    const bodyHash = hashOf(submission(made, 6, 3));
    expect(receipt).toEqual({ assessmentId: made.paper.id, submitted: true, submittedAt: '2026-03-02T10:00:00.000Z', bodyHash });
    const result = await learner.call('getResult', { params: { id: made.paper.id } });
    expect(result).toMatchObject({
      assessmentTitle: 'Assessment',
      score: 6 * 4 - 3,
      totalMarks: 40,
      totalQuestions: 10,
      correctAnswers: 6,
      wrongAnswers: 3,
      unattempted: 1,
      timeTaken: 600,
      durationInMinutes: 30,
    });
    expect(result.questions.map((q) => q.questionId)).toEqual(made.paper.subjects[0]?.questions.map((q) => q.id));
    expect(result.questions.at(-1)?.selectedOptionId).toBeNull();
  });

  it('counts a reset answer as left out', async () => {
    const learner = portal.learner('reset');
    const body = {
      ...submission(made, 0),
      answers: answers(made, 1).map((a) => ({ ...a, selectedOptionId: null, markedForReview: true })),
    };
    await learner.call('submit', handIn(body));
    expect(await learner.call('getResult', { params: { id: made.paper.id } })).toMatchObject({ score: 0, unattempted: 10 });
  });

  it('marks below zero and in fractions without rounding errors', async () => {
    const thirds = await assessmentOf(portal, 9, { plus: 0.1, minus: 0.33 });
    expect(thirds.paper.totalMarks).toBe(0.9);
    const learner = portal.learner('thirds');
    await learner.call('submit', handIn(submission(thirds, 3, 6)));
    expect((await learner.call('getResult', { params: { id: thirds.paper.id } })).score).toBe(-1.68);
  });

  it('moves an assessment from available to results, newest first', async () => {
    const learner = portal.learner('mover');
    portal.clock.now += 1000;
    const newer = await assessmentOf(portal, 2);
    const open = await learner.call('getAvailable', {});
    expect(open[0]?.id).toBe(newer.paper.id);
    expect(open.map((a) => a.id)).toContain(made.paper.id);
    await learner.call('submit', handIn(submission(newer, 1)));
    portal.clock.now += 1000;
    await learner.call('submit', handIn(submission(made, 1)));
    expect((await learner.call('getAvailable', {})).map((a) => a.id)).not.toContain(made.paper.id);
    const results = await learner.call('getResults', { params: { uid: 'mover' } });
    expect(results.map((r) => r.assessmentId)).toEqual([made.paper.id, newer.paper.id]);
    expect(await portal.admin.call('getResults', { params: { uid: 'mover' } })).toEqual(results);
  });

  it('has no result before the hand-in, and none for an assessment that does not exist', async () => {
    const learner = portal.learner('early');
    expect((await learner.tries('getResult', { params: { id: made.paper.id } })).status).toBe(404);
    expect((await learner.tries('getResult', { params: { id: 999_999 } })).status).toBe(404);
    expect((await learner.tries('getPaper', { params: { id: 999_999 } })).status).toBe(404);
    expect((await learner.tries('submit', { ...handIn(submission(made, 1)), params: { id: 999_999 } })).status).toBe(404);
  });

  describe('an admin', () => {
    it('may preview a paper again and again, and is never counted', async () => {
      const { admin } = portal;
      await admin.call('submit', handIn(submission(made, 1)));
      await admin.call('submit', handIn(submission(made, 2)));
      expect((await admin.call('getResult', { params: { id: made.paper.id } })).correctAnswers).toBe(2);
      expect(await admin.call('getResults', { params: { uid: admin.uid } })).toEqual([]);
      expect(await rows(admin.uid)).toHaveLength(1);
    });

    it('with a preview can take the paper as a learner later', async () => {
      await portal.admin.call('submit', handIn(submission(made, 2)));
      await portal.store.db.updateTable('people').set({ role: 'user' }).where('uid', '=', portal.admin.uid).execute();
      expect((await portal.admin.call('getAvailable', {})).map((a) => a.id)).toContain(made.paper.id);
      const receipt = await portal.admin.call('submit', handIn(submission(made, 2)));
      expect(await portal.admin.call('submit', handIn(submission(made, 2)))).toEqual(receipt);
      expect(await portal.admin.call('getResults', { params: { uid: portal.admin.uid } })).toHaveLength(1);
      await portal.store.db.updateTable('people').set({ role: 'admin' }).where('uid', '=', portal.admin.uid).execute();
      expect((await portal.admin.tries('submit', handIn(submission(made, 3)))).status).toBe(409);
    });

    it('who was a learner at the start hands in as that learner, and a later attempt is a preview', async () => {
      const sit = async (uid: string, startedAfterMs: number) => {
        const learner = portal.learner(uid);
        const startedAt = new Date(portal.clock.now).toISOString();
        await learner.call('start', { params: { id: made.paper.id }, body: { startedAt, datedBy: 'server' } });
        const profile = { uid, firstName: 'A', lastName: 'R', email: `${uid}@x.in`, phone: '9876543210', location: 'Goa' };
        await learner.call('saveProfile', { body: profile });
        await portal.store.db.updateTable('people').set({ role: 'admin' }).where('uid', '=', uid).execute();
        portal.clock.now += 20 * 60_000;
        const said = new Date(Date.parse(startedAt) + startedAfterMs).toISOString();
        const evidence = { startedAt: said, datedBy: 'server' as const, handedInAt: new Date(portal.clock.now).toISOString() };
        await learner.call('submit', handIn({ ...submission(made, 2), evidence }));
        return (await rows(uid)).map((row) => row.is_preview);
      };
      expect(await sit('promoted', 0)).toEqual([0]);
      expect(await sit('promoted-then-curious', 15 * 60_000)).toEqual([1]);
    });

    it('who sat it as a learner without a network hands it in as that learner, wherever the role came from', async () => {
      const minute = 60_000;
      /** Fetches, begins and becomes an admin in an order, and hands in: whether that was a preview. */
      const sit = async (uid: string, startsAfter: number, steps: readonly ('fetch' | 'grant' | 'revoke')[]) => {
        const learner = portal.learner(uid);
        const profile = { uid, firstName: 'A', lastName: 'R', email: `${uid}@x.in`, phone: '9876543210', location: 'Goa' };
        await learner.call('saveProfile', { body: profile });
        const startedAt = new Date(portal.clock.now + startsAfter * minute).toISOString();
        for (const step of steps) {
          portal.clock.now += 10 * minute;
          if (step === 'fetch') await learner.call('getPaper', { params: { id: made.paper.id } });
          else await portal.admin.call('setRole', { params: { uid }, body: { role: step === 'grant' ? 'admin' : 'user' } });
          await portal.fetches.flush();
        }
        portal.clock.now += 40 * minute;
        const evidence = { startedAt, datedBy: 'server' as const, handedInAt: new Date(portal.clock.now).toISOString() };
        await learner.call('submit', handIn({ ...submission(made, 2), evidence }));
        return (await rows(uid)).map((row) => row.is_preview);
      };
      expect(await sit('offline-then-role', 15, ['fetch', 'grant'])).toEqual([0]);
      // Begun with the role, fetched with the role, and of whom the portal knows no fetch.
      expect(await sit('fetched-then-role', 25, ['fetch', 'grant'])).toEqual([1]);
      expect(await sit('role-then-fetch', 5, ['grant', 'fetch'])).toEqual([1]);
      expect(await sit('never-fetched', 5, ['grant'])).toEqual([1]);
      expect(await sit('role-twice', 25, ['fetch', 'grant', 'revoke', 'grant'])).toEqual([1]);
    });
  });
}
