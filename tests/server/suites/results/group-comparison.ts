import { afterAll, beforeAll, expect, it } from 'vitest';
import { answeredOf } from '../../../../analysis/answers/answered';
import { comparedTests, type GroupComparison, type RightBy, smallGroup } from '../../../../contract/assessment/group-comparison';
import { assessmentOf, fill, handIn, type Made, rightOptions, submission } from '../../kit/bank';
import type { TestPortal } from '../../kit/portal';
import { rescueOf } from '../../kit/rescue';
import type { Open } from '../open';

const minute = 60_000;

type Figures = GroupComparison['all'];

/** Groups of learners side by side. */
export function groupComparisonSuite(open: Open): void {
  let portal: TestPortal;
  const group = { morning: 0, evening: 0, empty: 0 };
  const tests: Record<'all' | 'evening', Made> = {} as never;
  const ids = () => [tests.evening.paper.id, tests.all.paper.id];
  const names = { sections: ['Physics', 'Maths'], categories: ['Motion', 'Sums'] };

  const compared = (assessments?: readonly number[]): Promise<GroupComparison> =>
    portal.admin.call('getGroupComparison', { query: assessments === undefined ? {} : { assessments: assessments.join() } });
  const rowOf = ({ groups }: GroupComparison, id: number | null) => groups.find((one) => one.id === id) as Figures;
  const comes = async (uid: string, groupId: number | null) => {
    const body = { uid, firstName: uid, lastName: 'Rao', email: `${uid}@x.in`, phone: '', location: 'Goa' };
    await portal.learner(uid).call('saveProfile', { body });
    if (groupId !== null) await portal.admin.call('moveToGroup', { params: { uid }, body: { groupId } });
  };
  const sits = (uid: string, made: Made, hits: number, misses = 0) =>
    portal.learner(uid).call('submit', handIn(submission(made, hits, misses)));

  /** What the marked hand-ins of these learners, one by one, add up to. */
  async function addedUp(id: number, uids: readonly string[]) {
    const shares = (of: readonly string[]): RightBy => ({ right: of.map(() => 0), answered: of.map(() => 0), learners: of.map(() => 0) });
    const sums = { handIns: 0, percents: 0, sections: shares(names.sections), categories: shares(names.categories) };
    for (const uid of uids) {
      const { result } = await portal.admin.call('getAnswerSheet', { params: { id, uid } });
      sums.handIns += 1;
      sums.percents += (result.score / result.totalMarks) * 100;
      const ruled = new Set(result.questions.flatMap(({ questionId, ruling }) => (ruling === undefined ? [] : [questionId])));
      const answered = answeredOf(result).filter(({ questionId, outcome }) => !ruled.has(questionId) && outcome !== 'unattempted');
      const by = [
        [sums.sections, names.sections, (one: (typeof answered)[number]) => [one.subjectName]],
        [sums.categories, names.categories, (one: (typeof answered)[number]) => one.categories],
      ] as const;
      for (const [share, all, namesOf] of by)
        for (const [at, name] of all.entries()) {
          const own = answered.filter((one) => namesOf(one).includes(name));
          share.answered[at] = (share.answered[at] ?? 0) + own.length;
          share.right[at] = (share.right[at] ?? 0) + own.filter(({ outcome }) => outcome === 'correct').length;
          if (own.length > 0) share.learners[at] = (share.learners[at] ?? 0) + 1;
        }
    }
    const { handIns, percents, sections, categories } = sums;
    return { handIns, meanPercent: handIns === 0 ? null : expect.closeTo(percents / handIns, 9), sections, categories };
  }

  beforeAll(async () => {
    portal = await open();
    const { admin } = portal;
    for (const name of ['morning', 'evening', 'empty'] as const) group[name] = (await admin.call('createGroup', { body: { name } })).id;
    const categories: number[] = [];
    for (const name of names.categories) {
      const { id } = await admin.call('addCategory', { query: { name } });
      categories.push(id);
      await fill(portal, id, 3, name);
    }
    const subjects = names.sections.map((name, at) => ({ name, categoryIds: [categories[at] ?? 0], numberOfQuestions: 3 }));
    const exam = await admin.call('createExam', {
      body: { name: 'Two sections', timerDuration: 30, marksPerCorrect: 4, negativeMarksPerWrong: 1, subjects },
    });
    const right = await rightOptions(portal);
    for (const name of ['all', 'evening'] as const) {
      const groupIds = name === 'all' ? {} : { groupIds: [group.evening] };
      const { id } = await admin.call('generateFromExam', { body: { examId: exam.id, name: `For ${name}`, ...groupIds } });
      tests[name] = { right, paper: await admin.call('getPaper', { params: { id } }) };
      portal.clock.now += minute;
    }
    for (const uid of ['m1', 'm2', 'm3', 'm4']) await comes(uid, group.morning);
    for (const uid of ['e1', 'e2']) await comes(uid, group.evening);
    await comes('free', null);
    await comes('chief', group.morning);
    await sits('m1', tests.all, 6);
    await sits('m2', tests.all, 3, 3);
    await sits('m3', tests.all, 1, 1);
    await sits('e1', tests.all, 4, 2);
    await sits('free', tests.all, 2);
    await sits('chief', tests.all, 0, 6);
    await sits('e1', tests.evening, 2, 2);
    await sits('e2', tests.evening, 0);
    // None of these counts: a preview, and a copy of an unfinished attempt.
    await admin.call('submit', handIn(submission(tests.all, 0, 6)));
    await admin.call('importSubmission', { body: rescueOf(submission(tests.all, 0, 6), 'm4', { finished: false, handedInAt: null }) });
    await admin.call('setRole', { params: { uid: 'chief' }, body: { role: 'admin' } });
    await portal.store.db
      .insertInto('roster')
      .values({
        ...{ name: 'Expected', email: 'expected@x.in', phone: null, group_id: group.evening, uid: null },
        ...{ entered_at: 1, words: 'expected', name_key: 'e' },
      })
      .execute();
  });
  afterAll(() => portal.close());

  const agrees = async (members: Record<'morning' | 'evening' | 'free', string[]>, reply: GroupComparison) => {
    const places = { morning: group.morning, evening: group.evening, free: null };
    const handedIn = { [tests.all.paper.id]: ['m1', 'm2', 'm3', 'e1', 'free'], [tests.evening.paper.id]: ['e1', 'e2'] };
    for (const [at, { id }] of reply.assessments.entries()) {
      const of = (uids: readonly string[]) => uids.filter((uid) => handedIn[id]?.includes(uid));
      for (const name of ['morning', 'evening', 'free'] as const)
        expect([name, rowOf(reply, places[name]).tests[at]]).toMatchObject([name, await addedUp(id, of(members[name]))]);
      expect(reply.all.tests[at]).toMatchObject(await addedUp(id, of(Object.values(members).flat())));
    }
  };
  const members = { morning: ['m1', 'm2', 'm3', 'm4'], evening: ['e1', 'e2'], free: ['free'] };

  it('adds up what the marked hand-ins say one by one, by group, section and category, without previews, copies and admins', async () => {
    const reply = await compared(ids());
    expect(reply.assessments.map(({ id, totalMarks, sections, categories }) => ({ id, totalMarks, sections, categories }))).toEqual(
      ids().map((id) => ({
        id,
        totalMarks: 24,
        sections: names.sections.map((name) => ({ name, marks: 12 })),
        categories: names.categories,
      })),
    );
    expect(reply.groups.map(({ id }) => id)).toEqual([group.empty, group.evening, group.morning, null]);
    await agrees(members, reply);
    expect(rowOf(reply, group.morning).tests[1]).toMatchObject({ handIns: 3, meanPercent: ((24 + 9 + 3) / 3 / 24) * 100 });
    expect(rowOf(reply, group.morning).tests[1]?.sectionMarks).toEqual([(12 + 12 + 3) / 3, (12 - 3 + 0) / 3]);
  });

  it('says how many could sit, those who are expected among them, and nothing of a test that is not for the group', async () => {
    const reply = await compared(ids());
    expect(reply.groups.map(({ learners }) => learners)).toEqual([0, 3, 4, 1]);
    expect(reply.all.learners).toBe(8);
    expect(reply.groups.map((one) => one.tests.map(({ isFor, learners }) => [isFor, learners]))).toEqual([
      // The first test is for the evening alone.
      [
        [false, 0],
        [true, 0],
      ],
      [
        [true, 3],
        [true, 3],
      ],
      [
        [false, 0],
        [true, 4],
      ],
      [
        [false, 0],
        [true, 1],
      ],
    ]);
    expect(reply.all.tests.map(({ isFor, learners }) => [isFor, learners])).toEqual([
      [true, 3],
      [true, 8],
    ]);
    expect(rowOf(reply, group.empty).tests[1]).toMatchObject({ handIns: 0, meanPercent: null, sectionMarks: [null, null] });
  });

  it('adds categories over all tests, in which a learner counts once', async () => {
    const reply = await compared(ids());
    expect(reply.categories).toEqual(names.categories);
    for (const one of [reply.all, ...reply.groups])
      for (const of of ['right', 'answered'] as const)
        expect(one.categories[of]).toEqual(
          names.categories.map((_, at) => one.tests.reduce((sum, test) => sum + (test.categories[of][at] ?? 0), 0)),
        );
    // Of the evening e1 alone answered, in both tests.
    expect(rowOf(reply, group.evening).categories.learners).toEqual([1, 1]);
    expect(reply.all.categories.learners).toEqual([5, 2 + 1]);
  });

  it('names the weakest questions first, over all tests, and none that too few answered', async () => {
    const alone = await compared([tests.all.paper.id]);
    const shares = alone.again.map(({ right, answered }) => right / answered);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(alone.again.length).toBeGreaterThan(0);
    for (const one of alone.again) expect(one).toMatchObject({ handIns: 5, assessmentId: tests.all.paper.id });
    // Three of five got as far as the questions of Maths.
    expect(alone.again.map(({ section }) => section)).not.toContain('Maths');
    expect(alone.again.every(({ answered }) => answered >= smallGroup)).toBe(true);
    const both = await compared(ids());
    for (const one of both.again) expect(one).toMatchObject({ handIns: 7, assessmentId: tests.evening.paper.id });
    for (const { questionId, right, answered } of alone.again) {
      const items = (await portal.admin.call('getStatistics', { params: { id: tests.all.paper.id } })).items;
      const item = items.find((one) => one.questionId === questionId);
      // The statistics count the admin who was a learner too.
      expect([answered + 1, right]).toEqual([6 - (item?.skipped.count ?? 0), item?.options.find(({ isCorrect }) => isCorrect)?.count]);
    }
  });

  it('follows learners who move, with what they handed in before', async () => {
    await portal.admin.call('moveToGroup', { params: { uid: 'e1' }, body: { groupId: group.morning } });
    const reply = await compared(ids());
    await agrees({ morning: [...members.morning, 'e1'], evening: ['e2'], free: ['free'] }, reply);
    expect(rowOf(reply, group.morning).tests[0]).toMatchObject({ isFor: false, learners: 0, handIns: 1 });
    await portal.admin.call('moveToGroup', { params: { uid: 'e1' }, body: { groupId: group.evening } });
    await agrees(members, await compared(ids()));
  });

  it('follows a change of the key: dropped questions and those that count in full for everybody are in no accuracy', async () => {
    const id = tests.all.paper.id;
    const [drop, bonus] = [0, 1].map((at) => tests.all.paper.subjects[0]?.questions[at]?.id ?? 0);
    await portal.admin.call('regrade', { params: { id }, body: { questionId: drop ?? 0, change: 'drop', reason: 'None is right.' } });
    await portal.admin.call('regrade', { params: { id }, body: { questionId: bonus ?? 0, change: 'bonus', reason: 'Two are right.' } });
    const reply = await compared(ids());
    expect(reply.assessments.map(({ totalMarks, sections }) => [totalMarks, ...sections.map(({ marks }) => marks)])).toEqual([
      [24, 12, 12],
      [20, 8, 12],
    ]);
    await agrees(members, reply);
    const alone = await compared([id]);
    for (const questionId of [drop, bonus]) expect(alone.again.map((one) => one.questionId)).not.toContain(questionId);
  });

  it('counts a hand-in of a person whom the portal does not know otherwise, and no erased person', async () => {
    await sits('ghost', tests.all, 1);
    const before = rowOf(await compared([tests.all.paper.id]), null);
    expect([before.learners, before.tests[0]?.learners, before.tests[0]?.handIns]).toEqual([2, 2, 2]);
    await portal.admin.call('erasePerson', { params: { uid: 'ghost' } });
    await portal.admin.call('erasePerson', { params: { uid: 'm3' } });
    const after = await compared([tests.all.paper.id]);
    expect(rowOf(after, null)).toMatchObject({ learners: 1, tests: [{ handIns: 1 }] });
    expect(rowOf(after, group.morning)).toMatchObject({ learners: 3, tests: [{ learners: 3, handIns: 2 }] });
    expect(after.all.tests[0]).toMatchObject(await addedUp(tests.all.paper.id, ['m1', 'm2', 'e1', 'free']));
  });

  it('takes the last ten tests that are released, are not archived and were handed in; others by their ids', async () => {
    expect((await compared()).assessments.map(({ id }) => id)).toEqual(ids());
    const later: number[] = [];
    for (let at = 0; at < comparedTests + 3; at += 1) {
      portal.clock.now += minute;
      const made = await assessmentOf(portal, 1);
      later.unshift(made.paper.id);
      if (at !== 2) await sits('m1', made, at === 4 ? 0 : 1, at === 4 ? 1 : 0);
    }
    const [unreleased = 0, archived = 0] = later;
    const untouched = later[comparedTests] ?? 0;
    const resultsAt = new Date(portal.clock.now + 60 * minute).toISOString();
    await portal.admin.call('setSchedule', { params: { id: unreleased }, body: { state: 'published', resultsAt } });
    await portal.admin.call('archiveAssessment', { params: { id: archived } });
    const usual = await compared();
    const expected = [...later.slice(2).filter((id) => id !== untouched), tests.evening.paper.id, tests.all.paper.id];
    expect(usual.assessments.map(({ id }) => id)).toEqual(expected.slice(0, comparedTests));
    const named = await compared([archived, untouched, unreleased, archived]);
    expect(named.assessments.map(({ id, resultsAt: at }) => [id, at])).toEqual([
      [unreleased, resultsAt],
      [archived, undefined],
      [untouched, undefined],
    ]);
    expect(named.all.tests.map(({ handIns }) => handIns)).toEqual([1, 1, 0]);
    // One wrong answer is told where nothing else is, and not beside a test that more handed in.
    const wrong = later[later.length - 1 - 4] ?? 0;
    expect((await compared([wrong])).again).toMatchObject([{ assessmentId: wrong, right: 0, answered: 1, handIns: 1 }]);
    const beside = await compared([wrong, tests.all.paper.id]);
    expect(beside.again.map(({ assessmentId }) => assessmentId)).not.toContain(wrong);
  });

  it('refuses tests that are not there, and more than ten', async () => {
    const tries = (assessments: string) => portal.admin.tries('getGroupComparison', { query: { assessments } });
    expect((await tries(`${tests.all.paper.id},999999`)).problem?.reason?.code).toBe('no-such-assessment');
    const gone = await assessmentOf(portal, 1);
    await portal.admin.call('deleteAssessment', { params: { id: gone.paper.id } });
    expect((await tries(String(gone.paper.id))).status).toBe(404);
    const eleven = Array.from({ length: comparedTests + 1 }, (_, at) => at + 1).join();
    expect((await tries(eleven)).problem?.reasons?.assessments?.code).toBe('too-many-entries');
    expect((await tries('1;drop')).problem?.reasons?.assessments?.code).toBe('not-an-id');
  });

  it('gives an admin of some groups their learners alone, in tests in their sight', async () => {
    await comes('head-of-morning', null);
    await portal.admin.call('setRole', {
      params: { uid: 'head-of-morning' },
      body: { role: 'admin', groupIds: [group.morning], rights: ['results'] },
    });
    const head = portal.learner('head-of-morning');
    const reply = await head.call('getGroupComparison', { query: { assessments: String(tests.all.paper.id) } });
    const whole = await compared([tests.all.paper.id]);
    expect(reply.groups).toEqual([whole.groups.find(({ id }) => id === group.morning)]);
    expect({ id: group.morning, name: 'morning', ...reply.all }).toEqual(rowOf(whole, group.morning));
    expect(reply.again.every(({ handIns }) => handIns === reply.all.tests[0]?.handIns)).toBe(true);
    const outside = await head.tries('getGroupComparison', { query: { assessments: String(tests.evening.paper.id) } });
    const nowhere = await head.tries('getGroupComparison', { query: { assessments: '999999' } });
    expect([outside.status, outside.text]).toEqual([404, nowhere.text]);
    expect((await head.call('getGroupComparison', { query: {} })).assessments.map(({ id }) => id)).not.toContain(tests.evening.paper.id);
  });

  it('follows a new name of a group and a hand-in of a moment ago, though nobody moved', async () => {
    const made = await assessmentOf(portal, 2);
    await sits('m1', made, 2);
    await sits('e1', made, 1);
    const before = await compared([made.paper.id]);
    await portal.admin.call('renameGroup', { params: { id: group.empty }, body: { name: 'away' } });
    await sits('m4', made, 0, 1);
    const after = await compared([made.paper.id]);
    expect(after.groups.map(({ name }) => name)).toEqual(['away', 'evening', 'morning', '']);
    expect(rowOf(after, group.evening)).toEqual(rowOf(before, group.evening));
    expect(rowOf(before, group.morning).tests[0]).toMatchObject({ handIns: 1, meanPercent: 100 });
    expect(rowOf(after, group.morning).tests[0]).toMatchObject({ handIns: 2, meanPercent: ((8 - 1) / 2 / 8) * 100 });
    expect(after.all.categories.learners).toEqual([3]);
  });
  it('says from when on a test could be started, where it has an opening', async () => {
    const made = await assessmentOf(portal, 1);
    const opensOf = async () => (await compared([made.paper.id])).assessments[0]?.opensAt;
    expect(await opensOf()).toBeUndefined();
    const opensAt = '2026-02-01T04:30:00.000Z';
    await portal.admin.call('setSchedule', { params: { id: made.paper.id }, body: { opensAt } });
    expect(await opensOf()).toBe(opensAt);
  });

  it('leaves papers for practice out of the last tests, unless they are asked for', async () => {
    const { admin } = portal;
    const opensAt = new Date(portal.clock.now).toISOString();
    const held = await assessmentOf(portal, 1);
    await admin.call('setSchedule', { params: { id: held.paper.id }, body: { opensAt } });
    portal.clock.now += minute;
    const practice = await assessmentOf(portal, 1);
    const idsOf = (reply: GroupComparison) => reply.assessments.map(({ id }) => id);
    // Nobody has handed in a test with a time.
    const before = await compared();
    expect([before.isPracticeLeftOut, before.assessments.length]).toEqual([undefined, comparedTests]);
    for (const made of [held, practice]) await sits('m1', made, 1);
    const usual = await compared();
    expect([idsOf(usual), usual.isPracticeLeftOut]).toEqual([[held.paper.id], true]);
    const all = await admin.call('getGroupComparison', { query: { practice: 'with' } });
    expect([idsOf(all).slice(0, 2), all.isPracticeLeftOut]).toEqual([[practice.paper.id, held.paper.id], undefined]);
    expect((await admin.tries('getGroupComparison', { query: { practice: 'no' } as never })).status).toBe(400);
  });
}
