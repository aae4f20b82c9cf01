import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionsOf } from '../../../../contract/assessment/assessment';
import type { ReportDraft } from '../../../../contract/question/report';
import { reportLimits } from '../../../../contract/question/report';
import { assessmentOf, handIn, type Made, submission } from '../../kit/bank';
import { adminEmail, type Person, type TestPortal } from '../../kit/portal';
import type { Open } from '../open';

const in2030 = '2030-01-01T00:00:00.000Z';

/** Reports about questions (ADR 69). */
export function reportsSuite(open: Open): void {
  let portal: TestPortal;
  let made: Made;
  let learners = 0;

  beforeAll(async () => {
    portal = await open();
    made = await assessmentOf(portal, 3);
  });
  afterAll(() => portal.close());

  const newcomer = (): Person => {
    learners += 1;
    return portal.learner(`reports ${learners}`);
  };
  const question = (of: Made = made, at = 0): number => questionsOf(of.paper)[at]?.id ?? 0;
  const args = (changes: Partial<ReportDraft> = {}, of: Made = made, at = 0) => ({
    params: { id: question(of, at) },
    body: { assessmentId: of.paper.id, reason: 'key', text: 'Two options are right.', ...changes } as ReportDraft,
  });
  const report = (person: Person, ...more: Parameters<typeof args>) => person.call('addReport', args(...more));
  const tries = (person: Person, ...more: Parameters<typeof args>) => person.tries('addReport', args(...more));
  const own = (person: Person) => person.call('getOwnReports', {});
  const listed = (query: object = {}) => portal.admin.call('getReports', { query });
  const answer = (id: number, text: string, query: object = {}) =>
    portal.admin.tries('answerReport', { params: { id }, query, body: { outcome: 'mended', text } });

  it('is kept once of a person and a question, whatever comes again', async () => {
    const [person, other] = [newcomer(), newcomer()];
    const first = await report(person);
    expect(first).toMatchObject({ questionId: question(), assessmentId: made.paper.id, reason: 'key', text: 'Two options are right.' });
    expect(await report(person, { reason: 'text', text: 'Otherwise.' })).toEqual(first);
    expect((await report(person, {}, made, 1)).id).not.toBe(first.id);
    expect((await report(other)).id).not.toBe(first.id);
    expect((await own(person)).map(({ questionId }) => questionId)).toEqual([question(made, 1), question()]);
    expect(await own(other)).toHaveLength(1);
  });

  it('is kept once when it arrives twice at the same time', async () => {
    const person = newcomer();
    const both = await Promise.all([report(person), report(person)]);
    expect(both[0]).toEqual(both[1]);
    expect(await own(person)).toEqual([both[0]]);
  });

  it('is listed for admins with the question as it was sat, the latest first, in pages, without its reporter', async () => {
    const other = await assessmentOf(portal, 2);
    const person = newcomer();
    const first = await report(person, {}, other);
    const second = await report(person, {}, other, 1);
    const sat = questionsOf(other.paper).map(({ description }) => description);
    const assessment = other.paper.id;
    const rows = await listed({ assessment });
    expect(rows).toEqual([
      { ...second, version: 1, assessment: other.paper.name, question: sat[1] },
      { ...first, version: 1, assessment: other.paper.name, question: sat[0] },
    ]);
    expect(JSON.stringify(rows)).not.toContain(person.uid);
    const page = await portal.admin.tries('getReports', { query: { assessment, page: 2, size: 1 } });
    expect(JSON.parse(page.text)).toEqual([rows[1]]);
    expect(await listed({ question: question(other, 1) })).toEqual([rows[0]]);
  });

  it('tells nothing of a paper that was put off to an admin who reads results alone', async () => {
    const other = await assessmentOf(portal, 1);
    const { id } = other.paper;
    await report(newcomer(), {}, other);
    await newcomer().call('saveProfile', {
      body: { uid: `reports ${learners}`, firstName: 'Ravi', lastName: 'N', email: 'ravi@reports.test', phone: '', location: 'Pune' },
    });
    const clerk = portal.learner(`reports ${learners}`);
    await portal.admin.call('setRole', { params: { uid: clerk.uid }, body: { role: 'admin', rights: ['results'] } });
    const read = async (by: Person) => (await by.call('getReports', { query: { assessment: id } }))[0];
    expect(await read(clerk)).toMatchObject({ text: 'Two options are right.', question: questionsOf(other.paper)[0]?.description });
    await portal.admin.call('setSchedule', { params: { id }, body: { opensAt: in2030 } });
    expect(await read(clerk)).toMatchObject({ text: '', question: '', answer: null, assessmentId: id, isWithheld: true });
    expect(await read(portal.admin)).toMatchObject({ text: 'Two options are right.' });
    expect(await read(portal.admin)).not.toHaveProperty('isWithheld');
    await portal.admin.call('setRole', { params: { uid: clerk.uid }, body: { role: 'user' } });
  });

  it('is answered, counted while it waits, and told to its reporter alone', async () => {
    const waiting = async () => (await portal.admin.call('getToday', {})).waits.reports;
    const [person, other] = [newcomer(), newcomer()];
    const [before, { id }] = [await waiting(), await report(person)];
    await report(other);
    expect(await waiting()).toBe(before + 2);
    expect((await answer(id, 'The key is B now.')).status).toBe(200);
    expect(await waiting()).toBe(before + 1);
    expect(await own(person)).toMatchObject([{ id, outcome: 'mended', answer: 'The key is B now.' }]);
    expect((await own(other))[0]).toMatchObject({ outcome: null, answer: null, answeredAt: null });
    expect((await listed({ state: 'answered' })).map((row) => row.id)).toContain(id);
    expect((await listed({ state: 'open' })).map((row) => row.id)).not.toContain(id);
    const trail = await portal.admin.call('getTrail', { query: { kind: 'question', id: String(question()) } });
    expect(trail[0]).toMatchObject({ act: 'report-answered', details: { outcome: 'mended' } });
  });

  it('is answered again only by an admin who has seen the answer', async () => {
    const { id } = await report(newcomer());
    expect((await answer(id, 'First.', { version: 1 })).status).toBe(200);
    const said = { by: adminEmail, at: new Date(portal.clock.now).toISOString() };
    const late = await answer(id, 'Second.', { version: 1 });
    expect([late.status, late.problem?.reason]).toEqual([409, { code: 'changed-meanwhile', version: 2, ...said }]);
    // As after a lost reply: nothing changes.
    expect(JSON.parse((await answer(id, 'First.', { version: 1 })).text)).toMatchObject({ version: 2 });
    expect(JSON.parse((await answer(id, 'Second.', { version: 2 })).text)).toMatchObject({ version: 3, answer: 'Second.' });
    expect((await answer(999_999, 'None.')).problem?.reason?.code).toBe('no-such-report');
  });

  describe('names a question that the person may read with its key', () => {
    const none = [404, { code: 'no-such-question' }];
    const outcome = async (person: Person, ...more: Parameters<typeof args>) => {
      const { status, problem } = await tries(person, ...more);
      return status === 200 ? 200 : [status, problem?.reason];
    };
    const set = (of: Made, schedule: object) => portal.admin.call('setSchedule', { params: { id: of.paper.id }, body: schedule });

    it('none that does not exist, and none of another paper', async () => {
      const other = await assessmentOf(portal, 1);
      expect(await outcome(newcomer(), { assessmentId: 999_999 })).toEqual(none);
      expect(await outcome(newcomer(), { assessmentId: other.paper.id })).toEqual(none);
      const { status, problem } = await newcomer().tries('addReport', { ...args(), params: { id: 999_999 } });
      expect([status, problem?.reason]).toEqual(none);
    });

    it.each([
      ['a draft', { state: 'draft' }],
      ['a sealed paper', { opensAt: in2030 }],
      ['a paper whose results are released later', { resultsAt: in2030 }],
      ['a closed paper', { closesAt: '2026-02-01T00:00:00.000Z' }],
    ])('none of %s', async (_, schedule) => {
      const other = await assessmentOf(portal, 1);
      await set(other, schedule);
      expect(await outcome(newcomer(), {}, other)).toEqual(none);
    });

    it('those of an own result from its release on; the report stays when the release is taken back', async () => {
      const other = await assessmentOf(portal, 2);
      const person = newcomer();
      await person.call('submit', handIn(submission(other, 1)));
      await set(other, { closesAt: '2026-02-01T00:00:00.000Z', resultsAt: in2030 });
      expect(await outcome(person, {}, other)).toEqual(none);
      await set(other, { closesAt: '2026-02-01T00:00:00.000Z', resultsAt: '2026-02-02T00:00:00.000Z' });
      expect(await outcome(person, {}, other)).toBe(200);
      expect(await outcome(newcomer(), {}, other)).toEqual(none);
      await set(other, { closesAt: '2026-02-01T00:00:00.000Z', resultsAt: in2030 });
      expect(await outcome(person, {}, other)).toBe(200);
      expect(await outcome(person, {}, other, 1)).toEqual(none);
    });
  });

  describe('refuses', () => {
    const filled = (person: Person, count: number, reportedAt: number) =>
      portal.store.db
        .insertInto('question_reports')
        .values(
          Array.from({ length: count }, (_, at) => ({
            ...{ uid: person.uid, question_id: 100_000 + at, assessment_id: 1, reason: 'other' as const, text: '' },
            ...{ reported_at: reportedAt, outcome: null, answer: null, answered_by: null, answered_at: null, version: 1 },
          })),
        )
        .execute();

    it('more than a day takes, until the next day', async () => {
      const person = newcomer();
      await filled(person, reportLimits.day - 1, portal.clock.now);
      await report(person);
      const { status, problem, headers } = await tries(person, {}, made, 1);
      expect([status, problem?.reason]).toEqual([429, { code: 'reports-day-full', most: reportLimits.day }]);
      const seconds = Number(headers.get('Retry-After'));
      portal.clock.now += seconds * 1_000;
      expect((await tries(person, {}, made, 1)).status).toBe(200);
      portal.clock.now -= seconds * 1_000;
    });

    it('more than a person may have', async () => {
      const person = newcomer();
      await filled(person, reportLimits.all, 0);
      const { status, problem } = await tries(person);
      expect([status, problem?.reason?.code]).toEqual([413, 'reports-full']);
    });

    it('an admin who reports, a learner who reads or answers, and a right that is not enough', async () => {
      const learner = newcomer();
      expect((await tries(portal.admin)).status).toBe(403);
      expect((await learner.tries('getReports', {})).status).toBe(403);
      expect((await learner.tries('answerReport', { params: { id: 1 }, body: { outcome: 'kept', text: 'No.' } })).status).toBe(403);
    });

    it('too many characters, and an answer without words', async () => {
      const { problem } = await tries(newcomer(), { text: 'x'.repeat(reportLimits.text + 1) });
      expect(problem?.reasons).toEqual({ text: { code: 'too-many-characters', most: reportLimits.text } });
      expect((await answer(1, ' ')).problem?.reasons).toEqual({ text: { code: 'required' } });
    });
  });

  it('goes with its person', async () => {
    const person = newcomer();
    await report(person);
    await person.call('erasePerson', { params: { uid: person.uid } });
    const left = await portal.store.db.selectFrom('question_reports').select('id').where('uid', '=', person.uid).execute();
    expect(left).toEqual([]);
  });
}
