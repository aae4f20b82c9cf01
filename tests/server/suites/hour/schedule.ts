import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScheduleDraft } from '../../../../contract/assessment/schedule';
import { openScheduleCache } from '../../../../server/assessments/schedule-cache';
import { until } from '../../../kit/until';
import { assessmentOf, handIn, type Made, submission } from '../../kit/bank';
import type { TestPortal } from '../../kit/portal';
import type { Open } from '../open';
import { goTo, inMinutes, scheduledOf, wholeHandIn } from './kit';

const emptied: ScheduleDraft = { state: 'published', opensAt: null, closesAt: null, resultsAt: null, endsTogether: false };
const none = { ...emptied, code: null };

/** Schedules as admins set them, and what lists make of them. */
export function scheduleSuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;

  beforeAll(async () => {
    portal = await open();
    made = await assessmentOf(portal, 3);
  });
  afterAll(() => portal.close());

  const set = (id: number, body: ScheduleDraft) => portal.admin.call('setSchedule', { params: { id }, body });
  const read = (id: number) => portal.admin.call('getSchedule', { params: { id } });
  const available = async (uid = 'asha') => portal.learner(uid).call('getAvailable', {});
  const ids = (list: { id: number }[]) => list.map(({ id }) => id);

  it('is empty for an assessment without one, and missing for none', async () => {
    expect(await read(made.paper.id)).toEqual(none);
    const params = { id: 999_999 };
    const outcomes = [await portal.admin.tries('getSchedule', { params }), await portal.admin.tries('setSchedule', { params, body: {} })];
    for (const { status, problem } of outcomes) expect([status, problem?.code]).toEqual([404, 'not-found']);
  });

  it('keeps what is not sent, takes away what is null, and gives every time in UTC', async () => {
    const { id } = (await assessmentOf(portal, 2)).paper;
    const times = { opensAt: '2026-03-08T10:00:00+05:30', closesAt: '2026-03-08T05:00:00Z', resultsAt: '2026-03-08T12:30:00.000Z' };
    const first = await set(id, { ...times, endsTogether: true });
    expect(first).toEqual({
      ...none,
      ...{ opensAt: '2026-03-08T04:30:00.000Z', closesAt: '2026-03-08T05:00:00.000Z', resultsAt: '2026-03-08T12:30:00.000Z' },
      endsTogether: true,
      code: expect.stringMatching(/^([A-HJ-NP-Z2-9]{4}-){2}[A-HJ-NP-Z2-9]{4}$/),
    });
    expect(await set(id, {})).toEqual(first);
    expect(await read(id)).toEqual(first);
    expect(await set(id, { closesAt: null, state: 'hidden' })).toEqual({ ...first, closesAt: null, state: 'hidden' });
    expect(await set(id, emptied)).toEqual({ ...none, code: first.code });
  });

  it('says of the real exam its day and the expected cut-off, to admins, in lists and in results; absent leaves, null takes away', async () => {
    const aimed = await assessmentOf(portal, 2);
    const { id, totalMarks } = aimed.paper;
    const aim = { examDate: '2027-01-31', cutOff: 1.5 };
    expect(await set(id, aim)).toEqual({ ...none, ...aim });
    expect(await set(id, { closesAt: null })).toMatchObject(aim);
    const inList = (list: { id: number }[]) => list.find((one) => one.id === id);
    expect(inList(await available())).toMatchObject(aim);
    expect(inList(await portal.admin.call('getAssessments', { query: {} }))).toMatchObject(aim);
    const person = portal.learner('aims high');
    await person.call('submit', handIn(submission(aimed, 1)));
    const told = async () => [
      await person.call('getResult', { params: { id } }),
      ...(await person.call('getResults', { params: { uid: person.uid } })),
    ];
    for (const result of await told()) expect(result).toMatchObject(aim);
    for (const [body, fault] of [
      [{ examDate: '2027-02-29' }, 'examDate not-a-day'],
      [{ cutOff: -1 }, 'cutOff below'],
      [{ cutOff: totalMarks + 1 }, 'cutOff above-test'],
      [{ cutOff: 'many' }, 'cutOff not-a-number'],
    ] as const) {
      const { status, problem } = await portal.admin.tries('setSchedule', { params: { id }, body: body as ScheduleDraft });
      expect([status, ...Object.entries(problem?.reasons ?? {}).map(([field, { code }]) => `${field} ${code}`)]).toEqual([400, fault]);
    }
    expect(await read(id)).toMatchObject(aim);
    expect(await set(id, { examDate: null })).toEqual({ ...none, cutOff: 1.5 });
    await set(id, { cutOff: null });
    for (const result of await told()) for (const field of ['examDate', 'cutOff']) expect(result).not.toHaveProperty(field);
    const rows = await portal.store.db
      .selectFrom('trail')
      .select('details_json')
      .where('about_id', '=', String(id))
      .orderBy('id')
      .execute();
    expect(rows.slice(-3).map((row) => JSON.parse(row.details_json))).toEqual([aim, { examDate: null }, { cutOff: null }]);
    const { examDate } = aim;
    const categoryId = (await portal.admin.call('getCategories', {}))[0]?.id ?? 0;
    const body = {
      name: 'Aimed',
      categories: [categoryId],
      questionCount: 1,
      durationInMinutes: 30,
      totalMarks: 8,
      examDate,
      cutOff: 6,
    };
    const made = await portal.admin.call('generateByCategories', { body });
    expect(await read(made.id)).toMatchObject({ examDate, cutOff: 6 });
    expect((await portal.admin.tries('generateByCategories', { body: { ...body, cutOff: 9 } })).problem?.reasons).toEqual({
      cutOff: { code: 'above-test', marks: 9, most: 8 },
    });
  });

  it('loses no change of two admins at once, and the trail says what holds', async () => {
    const deputy = portal.holding(portal.admin.token, portal.admin.uid);
    const { id: groupId } = await portal.admin.call('createGroup', { body: { name: 'At once' } });
    const opensAt = inMinutes(portal, -60);
    for (let round = 0; round < 4; round += 1) {
      const { id } = (await assessmentOf(portal, 1)).paper;
      const [closesAt, resultsAt] = [inMinutes(portal, 60 + round), inMinutes(portal, 90 + round)];
      const drafts: ScheduleDraft[] = [{ closesAt }, { resultsAt }, { endsTogether: true }, { groupIds: [groupId] }, { opensAt }];
      const change = (body: ScheduleDraft, at: number) => (at % 2 ? deputy : portal.admin).call('setSchedule', { params: { id }, body });
      await Promise.all(drafts.map(change));
      const held = { state: 'published', opensAt, closesAt, resultsAt, endsTogether: true, groupIds: [groupId] };
      expect(await read(id)).toMatchObject(held);
      const rows = portal.store.db.selectFrom('trail').select('details_json').where('act', '=', 'assessment-scheduled');
      const details = (await rows.where('about_id', '=', String(id)).execute()).map((row) => JSON.parse(row.details_json) as object);
      expect(details).toHaveLength(drafts.length);
      const times = { opensAt, closesAt, resultsAt };
      const told = Object.fromEntries(Object.entries(times).map(([name, time]) => [name, Date.parse(time)]));
      const before = { opensAtBefore: null, closesAtBefore: null, resultsAtBefore: null };
      expect(Object.assign({}, ...details)).toEqual({ ...told, ...before, endsTogether: true, groups: ['At once'] });
      // Two changes of one time: the one that holds is the last one of the trail.
      const rivals = Array.from({ length: 6 }, (_, at) => inMinutes(portal, 200 + at));
      await Promise.all(rivals.map((time, at) => change({ closesAt: time }, at)));
      const last = await rows.where('about_id', '=', String(id)).orderBy('id', 'desc').executeTakeFirstOrThrow();
      expect(JSON.parse(last.details_json)).toMatchObject({ closesAt: Date.parse((await read(id)).closesAt ?? '') });
    }
  });

  it('keeps the code when the opening moves', async () => {
    const { id } = (await assessmentOf(portal, 2)).paper;
    const { code } = await set(id, { opensAt: inMinutes(portal, 60) });
    for (const opensAt of [inMinutes(portal, 90), inMinutes(portal, -5), null, inMinutes(portal, 30)])
      expect((await set(id, { opensAt })).code).toBe(code);
  });

  it('makes no code for an opening in the past', async () => {
    const { id } = (await assessmentOf(portal, 2)).paper;
    expect((await set(id, { opensAt: inMinutes(portal, -1) })).code).toBeNull();
    expect((await set(id, { opensAt: inMinutes(portal, 1) })).code).not.toBeNull();
  });

  it.each(['closesAt', 'resultsAt'] as const)('refuses %s before the opening, and changes nothing', async (field) => {
    const { id } = (await assessmentOf(portal, 2)).paper;
    const before = await set(id, { opensAt: inMinutes(portal, 60), [field]: inMinutes(portal, 60) });
    const wrong = { [field]: inMinutes(portal, 59), state: 'hidden' as const };
    const later = { opensAt: inMinutes(portal, 61) };
    for (const body of [wrong, later]) {
      const { status, problem } = await portal.admin.tries('setSchedule', { params: { id }, body });
      expect([status, problem?.code, problem?.fields]).toEqual([400, 'invalid', { [field]: 'is before the opening' }]);
    }
    expect(await read(id)).toEqual(before);
  });

  it('refuses times that no clock has', async () => {
    for (const opensAt of ['2026-02-30', '2026-03-08T10:00:00+05', 'soon', 7]) {
      const body = { opensAt } as ScheduleDraft;
      const { status, problem } = await portal.admin.tries('setSchedule', { params: { id: made.paper.id }, body });
      expect([status, Object.keys(problem?.fields ?? {})]).toEqual([400, ['opensAt']]);
    }
  });

  describe('with the calls that make assessments', () => {
    const exam = async () => (await portal.admin.call('getExams', {}))[0]?.id ?? 0;

    it('sets it at once', async () => {
      const opensAt = inMinutes(portal, 60);
      const { paper } = await scheduledOf(portal, 2, { opensAt, state: 'draft' });
      expect(await read(paper.id)).toMatchObject({ state: 'draft', opensAt, closesAt: null, code: expect.any(String) });
      const body = { examId: await exam(), name: 'From exam', closesAt: opensAt, endsTogether: true };
      const { id } = await portal.admin.call('generateFromExam', { body });
      expect(await read(id)).toEqual({ ...none, closesAt: opensAt, endsTogether: true });
    });

    it('makes no assessment of a schedule that does not fit', async () => {
      const before = await portal.admin.call('getAssessments', {});
      const draft = { opensAt: inMinutes(portal, 60), closesAt: inMinutes(portal, 59) };
      const categoryId = (await portal.admin.call('getCategories', {}))[0]?.id ?? 0;
      const plan = { name: 'A', durationInMinutes: 5, totalMarks: 5, questionCount: 1, categories: [categoryId] };
      const outcomes = [
        await portal.admin.tries('generateByCategories', { body: { ...plan, ...draft } }),
        await portal.admin.tries('generateFromExam', { body: { examId: await exam(), name: 'A', ...draft } }),
      ];
      for (const { status, problem } of outcomes) expect([status, problem?.fields]).toEqual([400, { closesAt: 'is before the opening' }]);
      expect(await portal.admin.call('getAssessments', {})).toEqual(before);
    });
  });

  describe('lists', () => {
    it('carry times where they are set, and leave drafts, hidden and closed ones out for learners', async () => {
      const [opensAt, closesAt] = [inMinutes(portal, 60), inMinutes(portal, 120)];
      const { id } = (await scheduledOf(portal, 2, { opensAt, closesAt })).paper;
      const own = async () => (await available()).find((each) => each.id === id);
      expect(await own()).toMatchObject({ opensAt, closesAt });
      for (const state of ['draft', 'hidden'] as const) {
        await set(id, { state });
        expect(await own()).toBeUndefined();
        const paged = await portal.admin.call('getAssessments', { query: { page: 1, search: 'at ten' } });
        for (const list of [await portal.admin.call('getAssessments', {}), paged])
          expect(list.find((each) => each.id === id)).toMatchObject({ state, opensAt, closesAt });
      }
      await set(id, { state: 'published' });
      expect(Object.keys((await own()) ?? {})).not.toContain('state');
      const before = portal.clock.now;
      goTo(portal, closesAt);
      expect(await own()).toBeDefined();
      goTo(portal, closesAt, 1);
      expect(await own()).toBeUndefined();
      portal.clock.now = before;
    });

    it('have the bytes of the last release for an assessment without a schedule, once had or never', async () => {
      const { text } = await portal.learner('bytes').tries('getAvailable', {});
      // The name of its exam, and the counts of languages, came later.
      const origin = /,"examName":"[^"]*"|,"readIn":\{[^}]*\}/g;
      const { id } = made.paper;
      // As release 0.6.0 writes it.
      const fixture = `{"id":${id},"name":"Assessment","description":"","durationInMinutes":30,"totalMarks":12,"createdAt":"2026-03-01T09:00:00.000Z","subjects":[{"subjectName":"Subject","numberOfQuestions":3}]}`;
      expect(text.replaceAll(origin, '')).toContain(fixture);
      expect((await portal.admin.tries('getAssessments', {})).text.replaceAll(origin, '')).toContain(fixture);
      const paged = await portal.admin.tries('getAssessments', { query: { page: 1, size: 100 } });
      expect(paged.text.replaceAll(origin, '')).toContain(fixture);
      const paper = async () => (await portal.learner('bytes').tries('getPaper', { params: { id } })).text;
      const before = await paper();
      expect(before).toMatch(/"takesPace":true,"takesGrantedPercent":true,"takesClock":true}$/);
      await set(id, { opensAt: inMinutes(portal, 60), state: 'hidden' });
      await set(id, emptied);
      expect((await portal.learner('bytes').tries('getAvailable', {})).text).toBe(text);
      expect(await paper()).toBe(before);
    });
  });

  it('accepts every hand-in, whatever the schedule says', async () => {
    const closesAt = inMinutes(portal, 10);
    const late = await scheduledOf(portal, 2, { closesAt });
    const { id } = late.paper;
    await portal.learner('early').call('submit', wholeHandIn(late, 1));
    const before = portal.clock.now;
    goTo(portal, closesAt, 3_600_000);
    for (const state of ['published', 'hidden', 'draft'] as const) {
      await set(id, { state });
      const { submittedAt } = await portal.learner(`late ${state}`).call('submit', wholeHandIn(late, 1));
      expect(submittedAt).toBe(new Date(portal.clock.now).toISOString());
    }
    portal.clock.now = before;
  });

  describe('in another process', () => {
    const other = () => portal.again({ schedules: openScheduleCache(portal.store.db) });

    it('holds at once for an assessment that the process has not seen', async () => {
      const there = other();
      await there.learner('asha').call('getPaper', { params: { id: made.paper.id } });
      const { paper } = await scheduledOf(portal, 2, { state: 'draft' });
      const { status } = await there.learner('asha').tries('getPaper', { params: { id: paper.id } });
      expect(status).toBe(404);
    });

    it('holds within seconds for an assessment that the process has served', async () => {
      const there = other();
      const { id } = (await assessmentOf(portal, 2)).paper;
      const status = async () => (await there.learner('asha').tries('getPaper', { params: { id } })).status;
      expect(await status()).toBe(200);
      await set(id, { state: 'hidden' });
      await until(async () => (await status()) === 404);
    });
  });

  it('is not in what a learner who handed in can start', async () => {
    const taken = await scheduledOf(portal, 2, { opensAt: inMinutes(portal, 60) });
    expect(ids(await available('taker'))).toContain(taken.paper.id);
    await portal.learner('taker').call('submit', wholeHandIn(taken, 1));
    expect(ids(await available('taker'))).not.toContain(taken.paper.id);
  });
}
