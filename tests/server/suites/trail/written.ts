import { afterAll, beforeAll, expect, it } from 'vitest';
import { correctKey } from '../../../../server/assessments/regrade';
import { grantAddress, revokeAddress } from '../../../../server/store/people/admin-addresses';
import { grantRole } from '../../../../server/store/people/roles';
import { handIn, question, rightOptions, submission } from '../../kit/bank';
import { correctionOf } from '../../kit/correction';
import type { TestPortal } from '../../kit/portal';
import { readsCells } from '../../kit/readers';
import { rescueOf } from '../../kit/rescue';
import { unsigned } from '../../kit/token';
import type { Open } from '../open';

/** Each change of an admin leaves one row in the trail; what changes nothing leaves none. */
export function writtenSuite(open: Open): void {
  let portal: TestPortal;
  let seen = 0;
  const at = Date.parse('2026-03-01T09:00:00.000Z');

  /** The rows that were added since the last look, without what all of them share. */
  async function added() {
    const rows = await portal.store.db.selectFrom('trail').selectAll().where('id', '>', seen).orderBy('id').execute();
    seen = rows.at(-1)?.id ?? seen;
    return rows.map(({ by_uid, act, kind, about_id, details_json }) => [by_uid, act, kind, about_id, JSON.parse(details_json)]);
  }
  const times = async () =>
    (await portal.store.db.selectFrom('trail').select('at').distinct().execute()).map((row) => row.at).filter((time) => time !== at);

  beforeAll(async () => {
    const rows = [
      ['Question', 'Category', 'Option 1', 'Option 2', 'Correct option'],
      ['A?', 'Science', 'a', 'b', '1'],
      ['B?', 'Science', 'a', 'b', '2'],
    ];
    portal = await open({ readSheet: readsCells(() => rows) });
  });
  afterAll(() => portal.close());

  it('of the bank: categories, questions, sheets', async () => {
    const { admin } = portal;
    const { id: category } = await admin.call('addCategory', { query: { name: 'Science' } });
    // The first call of a person whose verified address makes an admin is a change of the role.
    expect(await added()).toEqual([
      ['', 'role-granted', 'person', 'head', { byAddress: true }],
      ['head', 'category-created', 'category', `${category}`, { parentId: null }],
    ]);
    expect((await admin.tries('addCategory', { query: { name: 'Science' } })).status).toBe(409);
    const { id: below } = await admin.call('addCategory', { query: { name: 'Physics', parentCategoryId: category } });
    const { id } = await admin.call('createQuestion', { body: question('Q', [below]) });
    const params = { id };
    await admin.call('editQuestion', { params, body: question('Q', [below]) });
    await admin.call('editQuestion', { params, body: question('Q changed', [below]) });
    for (const name of ['retireQuestion', 'retireQuestion', 'restoreQuestion'] as const) await admin.call(name, { params });
    await admin.call('uploadQuestions', { file: new File(['x'], 'a.xlsx') });
    await admin.call('uploadQuestions', { file: new File(['x'], 'a.xlsx') });
    expect(await added()).toEqual([
      ['head', 'category-created', 'category', `${below}`, { parentId: category, path: 'Science > Physics' }],
      ['head', 'question-created', 'question', `${id}`, {}],
      ['head', 'question-edited', 'question', `${id}`, { version: 2 }],
      ['head', 'question-retired', 'question', `${id}`, { version: 3 }],
      ['head', 'question-restored', 'question', `${id}`, { version: 4 }],
      ['head', 'questions-imported', 'question', '', { count: 2, first: id + 1, last: id + 2, upload: id + 1 }],
    ]);
  });

  it('of tests: exams, assessments, schedules, more time, keys, imported answers', async () => {
    const { admin } = portal;
    const [category] = await admin.call('getCategories', {});
    const subject = { name: 'S', categoryIds: [category?.id ?? 0], numberOfQuestions: 2 };
    const { id: examId } = await admin.call('createExam', {
      body: { name: 'E', timerDuration: 30, marksPerCorrect: 4, negativeMarksPerWrong: 1, subjects: [subject] },
    });
    const opensAt = '2026-03-01T08:00:00.000Z';
    const { id } = await admin.call('generateFromExam', { body: { examId, name: 'A', opensAt } });
    const params = { id };
    await admin.call('setSchedule', { params, body: { opensAt, state: 'published' } });
    await admin.call('setSchedule', { params, body: { opensAt: null, state: 'hidden' } });
    await admin.call('setSchedule', { params, body: { opensAt, state: 'published' } });
    for (const minutes of [10, 10, 20]) await admin.call('giveMoreTime', { params, body: { minutes } });
    expect((await admin.tries('giveMoreTime', { params, body: { minutes: 5 } })).status).toBe(400);
    const about = ['assessment', `${id}`];
    expect(await added()).toEqual([
      ['head', 'exam-created', 'exam', `${examId}`, {}],
      ['head', 'assessment-created', ...about, { questions: 2, examId, opensAt: Date.parse(opensAt) }],
      ['head', 'assessment-scheduled', ...about, { state: 'hidden', opensAt: null, opensAtBefore: Date.parse(opensAt) }],
      ['head', 'assessment-scheduled', ...about, { state: 'published', opensAt: Date.parse(opensAt), opensAtBefore: null }],
      ['head', 'more-time-given', ...about, { minutes: 10 }],
      ['head', 'more-time-given', ...about, { minutes: 20 }],
    ]);

    const paper = await admin.call('getPaper', { params });
    const questionId = paper.subjects[0]?.questions[0]?.id ?? 0;
    const from = (await admin.call('getQuestions', {})).find((q) => q.id === questionId)?.options.find((o) => o.correct)?.id ?? 0;
    const to = 3 - from;
    for (let time = 0; time < 2; time += 1) await correctKey(portal.store, correctionOf(id, questionId, to), at);
    await portal
      .learner('ravi')
      .call('saveProfile', { body: { uid: 'ravi', firstName: 'R', lastName: 'R', email: 'r@x.in', location: 'X' } });
    const answered = submission({ paper, right: await rightOptions(portal) }, 1);
    const body = rescueOf(answered, 'ravi');
    for (let time = 0; time < 2; time += 1) await admin.call('importSubmission', { body });
    await portal.learner('asha').call('submit', handIn(answered));
    expect(await added()).toEqual([
      ['', 'key-corrected', ...about, { questionId, from, to, version: 1, marked: 0, changed: 0 }],
      ['head', 'submission-imported', 'person', 'ravi', { assessmentId: id, finished: true }],
    ]);
  });

  it('of people and the institute: extra time, roles by address, the look', async () => {
    const { admin, store } = portal;
    for (const timePercent of [150, 150, 100]) await admin.call('setExtraTime', { params: { uid: 'ravi' }, body: { timePercent } });
    await admin.call('savePortal', { body: { name: 'N', shortName: 'N', colour: '#0f5e66' } });
    expect(await added()).toEqual([
      ['head', 'extra-time-set', 'person', 'ravi', { timePercent: 150 }],
      ['head', 'extra-time-set', 'person', 'ravi', { timePercent: 100 }],
      ['head', 'look-saved', 'portal', '', { changed: ['name', 'shortName', 'colour'] }],
    ]);

    const boss = unsigned('boss', { email: 'boss@x.in', email_verified: true });
    const signsIn = () =>
      portal
        .again({})
        .holding(boss, 'boss')
        .call('getRole', { params: { uid: 'boss' } });
    for (let time = 0; time < 2; time += 1) await grantAddress(store, 'boss@x.in', at);
    await Promise.all([signsIn(), signsIn(), signsIn()]);
    await revokeAddress(store, 'boss@x.in', at);
    await revokeAddress(store, 'boss@x.in', at);
    await grantAddress(store, 'boss@x.in', at);
    const granted = ['role-granted', 'person', 'boss', { byAddress: true }];
    expect(await added()).toEqual([
      ['', 'admin-address-granted', 'portal', '', {}],
      ['', ...granted],
      ['', 'admin-address-revoked', 'portal', '', {}],
      ['', 'role-revoked', 'person', 'boss', { byAddress: true }],
      ['', 'admin-address-granted', 'portal', '', {}],
      ['', ...granted],
    ]);
    expect(await times()).toEqual([]);
    expect([await grantRole(store.db, 'mira', 'admin', at), await grantRole(store.db, 'mira', 'admin', at)]).toEqual([true, false]);
  });
}
