import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SubmissionSchema } from '../../../contract/assessment/assessment';
import { settleCopy } from '../../../server/store/hand-ins/submissions/submissions';
import { near } from '../kit/arbitrary';
import { assessmentOf, handIn, type Made, submission } from '../kit/bank';
import type { Person, TestPortal } from '../kit/portal';
import { rescueAround, rescueOf } from '../kit/rescue';
import type { Open } from './open';

/** Rescue files: checked like a hand-in, filed once with it, and never lost if they do not count. */
export function rescueImportsSuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;
  let learner: Person;
  let count = 0;

  beforeAll(async () => {
    portal = await open();
    made = await assessmentOf(portal, 10);
  });
  afterAll(() => portal.close());

  beforeEach(async () => {
    count += 1;
    learner = portal.learner(`carried ${count}`);
    const profile = { firstName: 'Asha', lastName: 'Verma', email: 'asha@portal.test', phone: '', location: 'Pune' };
    await learner.call('saveProfile', { body: { ...profile, uid: learner.uid } });
    portal.clock.now += 60_000;
  });

  const rows = () => portal.store.db.selectFrom('submissions').selectAll().where('uid', '=', learner.uid).execute();
  const imports = (...[body, uid, changes]: Parameters<typeof rescueOf>) =>
    portal.admin.call('importSubmission', { body: rescueOf(body, uid, changes) });
  const trail = async () => (await portal.admin.call('getArrivals', {})).filter((arrival) => arrival.uid === learner.uid);
  const result = () => learner.call('getResult', { params: { id: made.paper.id } });
  const half = { finished: false, handedInAt: null };

  describe('of a finished attempt', () => {
    it('counts for the learner, and the phone that sends later gets the first receipt', async () => {
      const body = submission(made, 6, 3);
      const receipt = await imports(body, learner.uid);
      expect(receipt).toMatchObject({ outcome: 'filed', uid: learner.uid, assessmentId: made.paper.id });
      portal.clock.now += 60_000;
      expect((await learner.call('submit', handIn(body))).submittedAt).toBe(receipt.submittedAt);
      expect(await rows()).toMatchObject([{ score: 21, imported_by: 'head', is_provisional: 0, is_preview: 0 }]);
      expect(await result()).toMatchObject({ score: 21, correctAnswers: 6 });
      expect((await learner.call('getResults', { params: { uid: learner.uid } })).map((r) => r.score)).toEqual([21]);
    });

    it('is taken with a clock that went ahead by 56 years, as version 0.10.0 wrote it, by file and from the phone', async () => {
      const body = { ...submission(made, 5), clock: { ahead: 56 * 365 * 86_400, left: 3_540 } };
      const { submittedAt } = await learner.call('submit', handIn(body));
      expect(await imports(body, learner.uid)).toMatchObject({ outcome: 'known', submittedAt });
    });

    it('is recognized if the phone came first', async () => {
      const body = submission(made, 5);
      const { submittedAt } = await learner.call('submit', handIn(body));
      portal.clock.now += 60_000;
      expect(await imports(body, learner.uid)).toMatchObject({ outcome: 'known', submittedAt });
      expect(await rows()).toMatchObject([{ imported_by: null }]);
      expect(await trail()).toMatchObject([{ way: 'file', stands: true, answered: 5, importedBy: 'head@portal.test' }]);
    });

    it('is filed once, however often and in whichever way it arrives at once', async () => {
      const body = submission(made, 5, 2);
      const [receipts, outcomes] = await Promise.all([
        Promise.all(Array.from({ length: 10 }, () => learner.call('submit', handIn(body)))),
        Promise.all(Array.from({ length: 10 }, () => imports(body, learner.uid))),
      ]);
      expect(new Set([...receipts, ...outcomes].map((reply) => reply.submittedAt)).size).toBe(1);
      expect(outcomes.filter(({ outcome }) => outcome === 'filed').length).toBeLessThanOrEqual(1);
      expect(await rows()).toHaveLength(1);
      expect(await trail()).toHaveLength(1);
    });

    it('does not replace other filed answers, and is kept beside them', async () => {
      const { submittedAt } = await learner.call('submit', handIn(submission(made, 5)));
      expect(await imports(submission(made, 9), learner.uid)).toMatchObject({ outcome: 'aside', submittedAt });
      expect(await result()).toMatchObject({ correctAnswers: 5 });
      expect(await trail()).toMatchObject([{ stands: false, answered: 9 }]);
    });

    it('stays filed when a phone sends other answers later, which are kept beside it', async () => {
      await imports(submission(made, 5), learner.uid);
      portal.clock.now += 60_000;
      const { status, problem } = await learner.tries('submit', handIn(submission(made, 9)));
      expect([status, problem?.code]).toEqual([409, 'already-submitted']);
      expect(await result()).toMatchObject({ correctAnswers: 5 });
      const [device, file] = await trail();
      expect(device).toMatchObject({ way: 'device', stands: false, answered: 9, importedBy: null });
      expect(file).toMatchObject({ way: 'file', stands: true, answered: 5 });
    });

    it('keeps only a few bodies of a device that sends others again and again', async () => {
      await imports(submission(made, 5), learner.uid);
      for (let seconds = 1; seconds <= 8; seconds += 1) await learner.tries('submit', handIn(submission(made, 9, 0, seconds)));
      expect((await trail()).filter(({ way }) => way === 'device')).toHaveLength(5);
    });
  });

  describe('of an attempt in progress', () => {
    it('counts until the phone hands in the finished attempt', async () => {
      expect(await imports(submission(made, 3, 0, 300), learner.uid, half)).toMatchObject({ outcome: 'filed' });
      portal.clock.now += 60_000;
      const receipt = await learner.call('submit', handIn(submission(made, 7)));
      expect(receipt.submittedAt).toBe(new Date(portal.clock.now).toISOString());
      expect(await learner.call('submit', handIn(submission(made, 7)))).toEqual(receipt);
      expect(await rows()).toMatchObject([{ correct_answers: 7, imported_by: null, is_provisional: 0 }]);
      expect(await trail()).toMatchObject([{ finished: false, stands: false, answered: 3 }]);
      expect((await learner.tries('submit', handIn(submission(made, 9)))).status).toBe(409);
    });

    it('gives way to the file of the finished attempt, and to a copy saved later, never to one saved before', async () => {
      await imports(submission(made, 3, 0, 300), learner.uid, half);
      expect(await imports(submission(made, 5, 0, 400), learner.uid, half)).toMatchObject({ outcome: 'filed' });
      expect(await imports(submission(made, 3, 0, 300), learner.uid, half)).toMatchObject({ outcome: 'aside' });
      expect(await imports(submission(made, 8, 0, 500), learner.uid)).toMatchObject({ outcome: 'filed' });
      expect(await imports(submission(made, 9, 0, 600), learner.uid, half)).toMatchObject({ outcome: 'aside' });
      expect(await rows()).toMatchObject([{ correct_answers: 8, is_provisional: 0 }]);
      expect((await trail()).map(({ answered, stands }) => [answered, stands])).toEqual(
        expect.arrayContaining([
          [3, false],
          [5, false],
          [8, true],
          [9, false],
        ]),
      );
    });

    it('is final if the finished attempt has the same answers', async () => {
      await imports(submission(made, 3), learner.uid, half);
      const receipt = await learner.call('submit', handIn(submission(made, 3)));
      expect(await learner.call('submit', handIn(submission(made, 3)))).toEqual(receipt);
      expect((await learner.tries('submit', handIn(submission(made, 9)))).status).toBe(409);
    });

    it('shows its learner no result before the final hand-in, however many copies are handed in', async () => {
      const id = made.paper.id;
      for (const right of [0, 2, 1]) {
        await imports(submission(made, right, 0, 300 + right), learner.uid, half);
        expect(await learner.call('getResults', { params: { uid: learner.uid } })).toEqual([]);
        const refused = await Promise.all([
          learner.tries('getResult', { params: { id } }),
          learner.tries('getCohort', { params: { id } }),
          learner.sends(`/assessment/${id}/result`, { headers: { 'If-None-Match': '*' } }),
        ]);
        expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
        expect(refused.every(({ headers }) => headers.get('etag') === null)).toBe(true);
        expect(refused.map(({ text }) => text).join()).not.toMatch(/score|correct/i);
      }
      expect(await rows()).toMatchObject([{ correct_answers: 2, is_provisional: 1 }]);
      await learner.call('submit', handIn(submission(made, 7)));
      expect(await result()).toMatchObject({ correctAnswers: 7 });
      expect((await learner.call('getResults', { params: { uid: learner.uid } })).map((r) => r.correctAnswers)).toEqual([7]);
    });

    it('is final once it is settled, and its learner sees the result', async () => {
      await imports(submission(made, 3, 0, 300), learner.uid, half);
      expect(await settleCopy(portal.store.db, learner.uid, made.paper.id)).toBe(true);
      expect(await settleCopy(portal.store.db, learner.uid, made.paper.id)).toBe(false);
      expect(await result()).toMatchObject({ correctAnswers: 3 });
      expect((await learner.tries('submit', handIn(submission(made, 10)))).status).toBe(409);
      expect(await imports(submission(made, 10), learner.uid)).toMatchObject({ outcome: 'aside' });
      expect(await rows()).toMatchObject([{ correct_answers: 3 }]);
      expect((await trail()).filter(({ answered }) => answered === 10)).toHaveLength(2);
    });
  });

  describe('is refused', () => {
    const fieldsOf = async (body: Parameters<typeof rescueOf>[0], uid: string) => {
      const { status, problem } = await portal.admin.tries('importSubmission', { body: rescueOf(body, uid) });
      return [status, problem?.fields ?? problem?.code];
    };

    it('like a hand-in, with the field within it named', async () => {
      const [one] = submission(made, 1).answers;
      if (one === undefined) throw new Error('No answer');
      expect(await fieldsOf(submission(made, 1, 0, 30 * 60 + 6), learner.uid)).toMatchObject([
        400,
        { 'body.timeTaken': expect.any(String) },
      ]);
      expect(await fieldsOf({ ...submission(made, 1), answers: [one, one] }, learner.uid)).toMatchObject([
        400,
        { 'body.answers.1.questionId': 'is answered twice' },
      ]);
      expect(await fieldsOf({ ...submission(made, 1), timeTaken: 0.5 }, learner.uid)).toMatchObject([
        400,
        { 'body.timeTaken': 'is not a whole number' },
      ]);
      expect(await fieldsOf({ ...submission(made, 1), assessmentId: 999_999 }, learner.uid)).toEqual([404, 'not-found']);
    });

    it('if its own fields and its body name two assessments', async () => {
      const other = await assessmentOf(portal, 2);
      const body = rescueAround(JSON.stringify(submission(made, 1)), learner.uid, other.paper.id);
      const { problem } = await portal.admin.tries('importSubmission', { body });
      expect(problem?.fields).toMatchObject({ 'body.assessmentId': 'is not the assessment in the address' });
    });

    it('if it is damaged', async () => {
      const body = { ...rescueOf(submission(made, 1), learner.uid), uid: 'somebody' };
      const { status, problem } = await portal.admin.tries('importSubmission', { body });
      expect([status, Object.keys(problem?.fields ?? {})]).toEqual([400, ['checksum']]);
    });

    it('for a person whom the portal does not know, and for an admin', async () => {
      expect(await fieldsOf(submission(made, 1), 'a stranger')).toEqual([404, 'not-found']);
      expect(await fieldsOf(submission(made, 1), portal.admin.uid)).toMatchObject([400, { uid: expect.any(String) }]);
    });

    it('by a learner, for the own uid too', async () => {
      expect((await learner.tries('importSubmission', { body: rescueOf(submission(made, 1), learner.uid) })).status).toBe(403);
      expect((await learner.tries('getArrivals', {})).status).toBe(403);
    });

    it('without a trace', async () => {
      await fieldsOf(submission(made, 1, 0, 30 * 60 + 6), learner.uid);
      expect([await rows(), await trail()]).toEqual([[], []]);
    });

    it('with any content, and never by a 500', async () => {
      const anyBody = fc.oneof(near(SubmissionSchema), fc.constantFrom('', '{', '['.repeat(60_000), 'null', '"\\u0000"'));
      await fc.assert(
        fc.asyncProperty(anyBody, async (body) => {
          const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
          const { status } = await portal.admin.tries('importSubmission', { body: rescueAround(text, learner.uid, made.paper.id) });
          expect(status).toBeLessThan(500);
        }),
        { numRuns: 60 },
      );
    });
  });
}
