import { afterAll, beforeAll, expect, it } from 'vitest';
import { answeredOf } from '../../../../analysis/answers/answered';
import { breakdownBy, categoryNames } from '../../../../analysis/breakdown';
import { participantsOn, percentileOn } from '../../../../analysis/rank';
import { type PersonTests, personTestsSize } from '../../../../contract/assessment/person-tests';
import { assessmentOf, handIn, type Made, secret, submission } from '../../kit/bank';
import type { TestPortal } from '../../kit/portal';
import { rescueOf } from '../../kit/rescue';
import type { Open } from '../open';

const minute = 60_000;

/** One person's page: all tests of one learner, for admins. */
export function personTestsSuite(open: Open): void {
  let portal: TestPortal;
  const made: Made[] = [];
  const idOf = (at: number): number => made[at]?.paper.id ?? 0;

  const of = (uid: string, page?: number): Promise<PersonTests> =>
    portal.admin.call('getPersonTests', { params: { uid }, query: page === undefined ? {} : { page } });
  const comes = (uid: string) =>
    portal
      .learner(uid)
      .call('saveProfile', { body: { uid, firstName: uid, lastName: 'Rao', email: `${uid}@x.in`, phone: '', location: 'Goa' } });

  beforeAll(async () => {
    portal = await open();
    for (let at = 0; at < 4; at += 1) made.push(await assessmentOf(portal, 6));
    for (const uid of ['asha', 'bina', 'carl']) await comes(uid);
    for (const [at, one] of made.entries()) {
      // Of the fourth there is a copy of an unfinished attempt alone.
      if (at === 3) continue;
      portal.clock.now += minute;
      await portal.learner('asha').call('submit', handIn(submission(one, 3, at)));
      await portal.learner('bina').call('submit', handIn(submission(one, 5)));
      if (at === 0) await portal.learner('carl').call('submit', handIn(submission(one, 1, 2)));
      await portal.admin.call('submit', handIn(submission(one, 6)));
    }
    const copy = rescueOf(submission(made[3] as Made, 2), 'asha', { finished: false, handedInAt: null });
    portal.clock.now += minute;
    await portal.admin.call('importSubmission', { body: copy });
  });
  afterAll(() => portal.close());

  it('has each test, the latest first, with the numbers of the list of its results', async () => {
    const { person, count, tests } = await of('asha');
    expect(person).toMatchObject({ uid: 'asha', name: 'asha Rao', role: 'user' });
    expect(count).toBe(4);
    expect(tests.map(({ assessmentId }) => assessmentId)).toEqual([3, 2, 1, 0].map(idOf));
    for (const test of tests) {
      const rows = await portal.admin.call('getResultRows', { params: { id: test.assessmentId }, query: {} });
      const { uid: _, name: __, email: ___, phone: ____, group: _____, ...row } = rows.find(({ uid }) => uid === 'asha') ?? { uid: '' };
      expect(test).toMatchObject(row);
      const { scores, totalMarks } = await portal.admin.call('getStatistics', { params: { id: test.assessmentId } });
      const hasRank = test.rank !== null;
      expect(test).toMatchObject({ totalMarks, participants: participantsOn(scores) });
      expect(test.percentile).toBe(hasRank ? percentileOn(scores, test.score) : null);
    }
    // Three handed in the first test; the copy of the fourth has no rank, and no topics.
    expect(tests[3]).toMatchObject({ rank: 2, participants: 3, percentile: 200 / 3, mean: (12 + 20 + 2) / 3 });
    expect(tests[0]).toMatchObject({
      rank: null,
      participants: 0,
      percentile: null,
      mean: null,
      topics: [],
      flags: ['provisional', 'imported'],
    });
  });

  it('counts right answers by category as the result itself does', async () => {
    const { tests } = await of('asha');
    for (const { assessmentId: id, topics } of tests.slice(1)) {
      const { result } = await portal.admin.call('getAnswerSheet', { params: { id, uid: 'asha' } });
      expect(topics).toEqual(breakdownBy(answeredOf(result), categoryNames));
    }
    expect(tests[1]?.topics).toEqual([expect.objectContaining({ correct: 3, partly: 0, wrong: 2, unattempted: 1 })]);
  });

  it('follows a change of the key', async () => {
    const questionId = made[1]?.paper.subjects[0]?.questions[5]?.id ?? 0;
    await portal.admin.call('regrade', { params: { id: idOf(1) }, body: { questionId, change: 'drop', reason: 'None is right.' } });
    const test = (await of('asha')).tests.find(({ assessmentId }) => assessmentId === idOf(1));
    expect(test).toMatchObject({ totalMarks: 20, unattempted: 1 });
    expect(test?.topics).toEqual([expect.objectContaining({ correct: 3, wrong: 1, unattempted: 1 })]);
  });

  it('says which results the learner may not read yet, and which tests are archived', async () => {
    const hour = new Date(portal.clock.now + 60 * minute).toISOString();
    await portal.admin.call('setSchedule', { params: { id: idOf(0) }, body: { state: 'published', resultsAt: hour } });
    const before = (await of('asha')).tests.find(({ assessmentId }) => assessmentId === idOf(0));
    expect(before).toMatchObject({ score: 12, resultsAt: hour });
    await portal.admin.call('archiveAssessment', { params: { id: idOf(2) } });
    const { tests } = await of('asha');
    expect(tests.map(({ isArchived }) => isArchived)).toEqual([undefined, true, undefined, undefined]);
    portal.clock.now += 61 * minute;
    expect((await of('asha')).tests.find(({ assessmentId }) => assessmentId === idOf(0))).not.toHaveProperty('resultsAt');
    await portal.admin.call('restoreAssessment', { params: { id: idOf(2) } });
  });

  it('has extra time with its changes, a shut-out, and no answer or text of a question', async () => {
    await portal.admin.call('setExtraTime', { params: { uid: 'bina' }, body: { timePercent: 150 } });
    await portal.admin.call('shutOut', { params: { uid: 'bina' } });
    const { status, text } = await portal.admin.tries('getPersonTests', { params: { uid: 'bina' }, query: {} });
    expect(status).toBe(200);
    const reply = JSON.parse(text) as PersonTests;
    expect(reply.person).toMatchObject({ isShutOut: true, timePercent: 150 });
    expect(reply.extraTime).toMatchObject({ timePercent: 150, changes: [{ timePercent: 150 }] });
    expect(text).not.toContain(secret);
    expect(text).not.toMatch(/"(options?|question\w*|selected\w*|answers)"/i);
    await portal.admin.call('letIn', { params: { uid: 'bina' } });
  });

  it('counts no preview of an admin, and knows a person of a hand-in alone', async () => {
    expect(await of('head')).toMatchObject({ count: 0, tests: [] });
    await portal.learner('ghost').call('submit', handIn(submission(made[0] as Made, 2)));
    expect(await of('ghost')).toMatchObject({
      person: { uid: 'ghost', name: '', handIns: 1 },
      count: 1,
      tests: [{ rank: 3, participants: 4 }],
    });
  });

  it('has pages of one size', async () => {
    await comes('busy');
    for (let at = 0; at < personTestsSize + 1; at += 1) {
      portal.clock.now += minute;
      await portal.learner('busy').call('submit', handIn(submission(await assessmentOf(portal, 1), 1)));
    }
    const [first, second, third] = [await of('busy'), await of('busy', 2), await of('busy', 3)];
    expect([first, second, third].map(({ count, tests }) => [count, tests.length])).toEqual([
      [personTestsSize + 1, personTestsSize],
      [personTestsSize + 1, 1],
      [personTestsSize + 1, 0],
    ]);
    expect(first.tests.map(({ assessmentId }) => assessmentId)).not.toContain(second.tests[0]?.assessmentId);
  });

  it('names the published tests of the learner that are not handed in: begun or not, open or closed, of the own groups and since the learner came', async () => {
    const at = (minutes: number) => new Date(portal.clock.now + minutes * minute).toISOString();
    const group = async (name: string) => (await portal.admin.call('createGroup', { body: { name } })).id;
    const [own, other] = [await group('Own'), await group('Other')];
    const sets = async (body: Record<string, unknown>) => {
      const { id } = (await assessmentOf(portal, 1)).paper;
      await portal.admin.call('setSchedule', { params: { id }, body: { state: 'published', ...body } });
      return id;
    };
    const before = await sets({ opensAt: at(-20), closesAt: at(-10) });
    portal.clock.now += minute;
    await comes('late');
    await portal.admin.call('moveToGroup', { params: { uid: 'late' }, body: { groupId: own } });
    portal.clock.now += minute;
    const closed = await sets({ opensAt: at(-2), closesAt: at(-0.5) });
    const open = await sets({ opensAt: at(-1), closesAt: at(60), groupIds: [own] });
    const practice = await sets({});
    const secretly = [
      await sets({ opensAt: at(1) }),
      await sets({ groupIds: [other] }),
      await sets({ state: 'hidden' }),
      await sets({ opensAt: at(-1), closesAt: at(60) }),
    ];
    await portal.admin.call('archiveAssessment', { params: { id: secretly[3] ?? 0 } });
    await portal.learner('late').call('start', { params: { id: open }, body: { startedAt: at(0), datedBy: 'server' } });
    const { count, tests = [] } = (await of('late')).notHandedIn ?? { count: 0 };
    const byId = new Map(tests.map((test) => [test.assessmentId, test]));
    expect(byId.get(open)).toEqual({ assessmentId: open, name: expect.any(String), closesAt: expect.any(String), hasStarted: true });
    expect(byId.get(closed)).toEqual({ assessmentId: closed, name: expect.any(String), closesAt: expect.any(String) });
    for (const id of [before, ...secretly]) expect(byId.has(id)).toBe(false);
    // The newest one never closes.
    const ids = tests.map(({ assessmentId }) => assessmentId);
    expect(ids.indexOf(practice)).toBeGreaterThan(Math.max(ids.indexOf(open), ids.indexOf(closed)));
    // All tests of the suite are for everybody, and more of them than the reply names.
    expect(tests).toHaveLength(Math.min(count, personTestsSize));
    expect(await of('late', 2)).not.toHaveProperty('notHandedIn');

    await portal.admin.call('moveToGroup', { params: { uid: 'late' }, body: { groupIds: [own, other] } });
    const all = (await of('late')).notHandedIn?.tests.map(({ assessmentId }) => assessmentId);
    expect(all).toContain(secretly[1]);
    await portal.learner('late').call('submit', handIn(submission(made[0] as Made, 1)));
    expect((await of('late')).notHandedIn?.tests.map(({ assessmentId }) => assessmentId)).not.toContain(idOf(0));
    expect((await of('head')).notHandedIn).toEqual({ count: 0, tests: [] });
    await portal.admin.call('erasePerson', { params: { uid: 'late' } });
  });

  it('answers who does not exist, and who was erased, as other calls about a person do', async () => {
    const saidIn = ({ status, text }: { status: number; text: string }) => [status, (JSON.parse(text) as { reason: unknown }).reason];
    const params = { uid: 'nobody' };
    const elsewhere = saidIn(await portal.admin.tries('getExtraTime', { params }));
    expect(saidIn(await portal.admin.tries('getPersonTests', { params, query: {} }))).toEqual(elsewhere);
    await portal.admin.call('erasePerson', { params: { uid: 'carl' } });
    const gone = await portal.admin.tries('getPersonTests', { params: { uid: 'carl' }, query: {} });
    expect(saidIn(gone)).toEqual([404, { code: 'no-such-person' }]);
    expect((await of('asha')).tests.at(-1)).toMatchObject({ participants: 3 });
  });
}
