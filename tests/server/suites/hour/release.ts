import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScheduleDraft } from '../../../../contract/assessment/schedule';
import { portalMark } from '../../../../contract/calls/problem';
import { smallestCohort } from '../../../../contract/fields/limits';
import { assessmentOf, handIn, type Made, submission } from '../../kit/bank';
import type { Person, TestPortal } from '../../kit/portal';
import type { Open } from '../open';
import { goTo, inMinutes, scheduledOf, wholeHandIn } from './kit';

/** Results before and after their release. */
export function releaseSuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;
  let opensAt: string;
  let resultsAt: string;
  let handedInAt: string;
  let asha: Person;

  beforeAll(async () => {
    portal = await open();
    [opensAt, resultsAt] = [inMinutes(portal, 60), inMinutes(portal, 180)];
    made = await scheduledOf(portal, 4, { opensAt, resultsAt });
    asha = portal.learner('asha');
    await asha.call('getPaper', { params: params() });
    await portal.fetches.flush();
    // By the code, before the server's hour.
    handedInAt = (await asha.call('submit', handIn(submission(made, 3, 1)))).submittedAt;
    for (let at = 1; at < smallestCohort; at += 1) await portal.learner(`other ${at}`).call('submit', wholeHandIn(made, 1));
  });
  afterAll(() => portal.close());

  const params = () => ({ id: made.paper.id });
  const set = (body: ScheduleDraft) => portal.admin.call('setSchedule', { params: params(), body });
  const listed = async (person: Person) =>
    (await person.call('getResults', { params: { uid: 'asha' } })).map(({ assessmentId }) => assessmentId);
  const awaited = (person = asha) => person.call('getAwaited', { params: { uid: 'asha' } });

  describe.each([
    ['before the opening', () => goTo(portal, opensAt, -1)],
    ['a millisecond before the release', () => goTo(portal, resultsAt, -1)],
  ])('%s', (_, go) => {
    beforeAll(go);

    it.each(['getResult', 'getCohort'] as const)('%s tells every learner the time, and nothing else', async (name) => {
      const outcomes = await Promise.all([asha, portal.learner('never')].map((person) => person.tries(name, { params: params() })));
      const [first, second] = outcomes.map(({ status, text }) => [status, text]);
      expect(first).toEqual(second);
      const reason = { code: 'results-later', at: resultsAt };
      const message = `The results of this assessment are released at ${resultsAt}.`;
      expect([first?.[0], JSON.parse(String(first?.[1]))]).toEqual([
        403,
        { code: 'not-released', message, at: resultsAt, reason, from: portalMark },
      ]);
    });

    it('lists the submission without a mark among those awaited only', async () => {
      expect(await listed(asha)).toEqual([]);
      const entry = { assessmentId: made.paper.id, assessmentTitle: 'At ten', submittedAt: handedInAt, resultsAt };
      expect(await awaited()).toEqual([entry]);
      expect(await awaited(portal.admin)).toEqual([entry]);
    });

    it('binds no admin', async () => {
      expect(await listed(portal.admin)).toEqual([made.paper.id]);
      await portal.admin.call('submit', handIn(submission(made, 2)));
      expect((await portal.admin.call('getResult', { params: params() })).correctAnswers).toBe(2);
      expect((await portal.admin.call('getCohort', { params: params() })).participants).toBe(smallestCohort);
      expect((await portal.admin.call('getStatistics', { params: params() })).participants).toBe(smallestCohort);
    });
  });

  describe('from the release on', () => {
    beforeAll(() => goTo(portal, resultsAt));

    it('shows all of it, and awaits nothing', async () => {
      expect((await asha.call('getResult', { params: params() })).correctAnswers).toBe(3);
      expect((await asha.call('getCohort', { params: params() })).participants).toBe(smallestCohort);
      expect(await listed(asha)).toEqual([made.paper.id]);
      expect(await awaited()).toEqual([]);
      expect((await portal.learner('never').tries('getResult', { params: params() })).status).toBe(404);
    });

    it('goes on while hidden', async () => {
      await set({ state: 'hidden' });
      expect((await asha.tries('getResult', { params: params() })).status).toBe(200);
      expect(await listed(asha)).toEqual([made.paper.id]);
      await set({ state: 'published' });
    });
  });

  it('is early where an admin says so', async () => {
    goTo(portal, opensAt, 1_000);
    expect((await asha.tries('getResult', { params: params() })).status).toBe(403);
    await set({ resultsAt: new Date(portal.clock.now).toISOString() });
    expect((await asha.tries('getResult', { params: params() })).status).toBe(200);
    await set({ resultsAt });
  });

  it('is never before the opening', async () => {
    await set({ resultsAt: null });
    goTo(portal, opensAt, -1);
    const { problem } = await asha.tries('getResult', { params: params() });
    expect([problem?.code, problem?.at]).toEqual(['not-released', opensAt]);
    expect((await awaited())[0]?.resultsAt).toBe(opensAt);
    goTo(portal, opensAt);
    expect((await asha.tries('getResult', { params: params() })).status).toBe(200);
    await set({ resultsAt });
  });

  it('gives no learner a result of a draft, and says nothing of the draft', async () => {
    const draft = await assessmentOf(portal, 2);
    const { id } = draft.paper;
    const guess = portal.learner('guess');
    await guess.call('submit', handIn(submission(draft, 1)));
    const missing = await guess.tries('getResult', { params: { id: 999_999 } });
    for (const resultsAt of [null, inMinutes(portal, 60)]) {
      await portal.admin.call('setSchedule', { params: { id }, body: { state: 'draft', resultsAt } });
      for (const name of ['getResult', 'getCohort'] as const) {
        const { status, text } = await guess.tries(name, { params: { id } });
        expect([status, text]).toEqual([404, missing.text]);
      }
      expect(await guess.call('getResults', { params: { uid: 'guess' } })).toEqual([]);
      expect(await guess.call('getAwaited', { params: { uid: 'guess' } })).toEqual([]);
    }
  });

  it('leaves assessments without a schedule as they are', async () => {
    const plain = await assessmentOf(portal, 2);
    await asha.call('submit', handIn(submission(plain, 1)));
    expect((await asha.call('getResult', { params: { id: plain.paper.id } })).correctAnswers).toBe(1);
    expect(await awaited()).not.toContainEqual(expect.objectContaining({ assessmentId: plain.paper.id }));
  });

  it('is not awaited by a copy from the middle of an attempt, or by a preview', async () => {
    goTo(portal, opensAt);
    await portal.store.db.updateTable('submissions').set({ is_provisional: 1 }).where('uid', '=', 'other 1').execute();
    expect(await portal.learner('other 1').call('getAwaited', { params: { uid: 'other 1' } })).toEqual([]);
    expect(await portal.admin.call('getAwaited', { params: { uid: portal.admin.uid } })).toEqual([]);
  });
}
