import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bank, exam, generated, handIn, openBank, profile, question } from './kit/bank';
import { answer, fieldsOf, type Json, type Line, pageSends } from './kit/raw';

/** §7: what the page sends is what the specification writes, and the server answers it with what it says. */
describe('the calls', () => {
  let bank: Bank;
  beforeAll(async () => {
    bank = await openBank();
  });
  afterAll(() => bank.portal.close());

  const asAdmin = ({ line, body }: Line): Promise<Json> => answer(bank.portal.admin, line, body);
  const asAsha = ({ line, body }: Line): Promise<Json> => answer(bank.portal.learner('asha'), line, body);

  it('§7.3 GET /users/role/{uid}', async () => {
    const written = { line: 'GET /users/role/asha', body: undefined };
    expect(pageSends('getRole', { params: { uid: 'asha' } })).toEqual(written);
    expect(await asAsha(written)).toEqual({ role: 'user' });
    expect(await asAdmin({ line: 'GET /users/role/head' })).toEqual({ role: 'admin' });
  });

  it('§7.4 §7.5 POST /users/profile, GET /users/profile/{uid}', async () => {
    const save = { line: 'POST /users/profile', body: { ...profile, location: 'Nashik' } };
    expect(pageSends('saveProfile', { body: save.body })).toEqual(save);
    await asAsha(save);
    const read = { line: 'GET /users/profile/asha', body: undefined };
    expect(pageSends('getProfile', { params: { uid: 'asha' } })).toEqual(read);
    expect(await asAsha(read)).toEqual({ ...save.body, role: 'user', profileComplete: true });
  });

  it('§7.6 §7.7 GET and POST /categories', async () => {
    const add = { line: 'POST /categories?name=Light+%26+Sound&parentCategoryId=1', body: undefined };
    expect(pageSends('addCategory', { query: { name: 'Light & Sound', parentCategoryId: 1 } })).toEqual(add);
    expect(pageSends('addCategory', { query: { name: 'Top' } })).toEqual({ line: 'POST /categories?name=Top', body: undefined });
    const { science, physics } = bank;
    const below = await asAdmin({ line: `POST /categories?name=Light+%26+Sound&parentCategoryId=${physics.id}` });
    const read = { line: 'GET /categories', body: undefined };
    expect(pageSends('getCategories', {})).toEqual(read);
    expect(await asAdmin(read)).toEqual([
      { ...science, subcategories: [{ ...physics, subcategories: [{ ...below, name: 'Light & Sound', subcategories: [] }] }] },
    ]);
  });

  it('§7.8 §7.9 POST /questions/create, GET /questions/all', async () => {
    const create = { line: 'POST /questions/create', body: question('What bends light?', [bank.physics.id]) };
    expect(pageSends('createQuestion', { body: create.body })).toEqual(create);
    const { id } = await asAdmin(create);
    const read = { line: 'GET /questions/all', body: undefined };
    expect(pageSends('getQuestions', {})).toEqual(read);
    const kept = (await asAdmin(read)).find((q: Json) => q.id === id);
    expect(kept).toMatchObject({ description: 'What bends light?', categoryIds: [bank.physics.id], examTags: ['SSC', 'Bank'] });
  });

  it('§7.10 §3.27 POST /questions/upload-questions', async () => {
    const sheet = new File(['…'], 'bank.xlsx');
    const { line, body } = pageSends('uploadQuestions', { file: sheet });
    expect([line, [...(body as FormData).keys()]]).toEqual(['POST /questions/upload-questions', ['file']]);
    const form = new FormData();
    form.set('file', sheet);
    const summary = await asAdmin({ line, body: form });
    expect(summary).toEqual({ total: 2, success: 1, failed: 1, errors: expect.any(Array) });
    for (const error of summary.errors) expect(error).toMatch(/^Row 3, /);
    expect(summary.errors.length).toBeGreaterThan(0);
    const descriptions = (await asAdmin({ line: 'GET /questions/all' })).map((q: Json) => q.description);
    expect(descriptions).toContain('From a sheet');
  });

  it('§7.11 §3.28 POST /generate-assessment', async () => {
    const written = { line: 'POST /generate-assessment', body: generated([bank.physics.id]) };
    expect(pageSends('generateByCategories', { body: written.body })).toEqual(written);
    const made = await asAdmin(written);
    expect(made).toMatchObject({ name: 'Warm-up', description: 'Three questions', durationInMinutes: 5, totalMarks: 9 });
    expect(made.subjects.flatMap((subject: Json) => subject.questions)).toHaveLength(3);
  });

  it('§7.12 POST /generate-assessment/from-exam', async () => {
    expect(pageSends('generateFromExam', { body: { examId: 7, name: 'Mock' } })).toEqual({
      line: 'POST /generate-assessment/from-exam',
      body: { examId: 7, name: 'Mock' },
    });
    const { id } = await asAdmin({ line: 'POST /generate-assessment/from-exam', body: { examId: bank.exam.id, name: 'Mock, week 2' } });
    expect((await asAdmin({ line: `GET /assessment/${id}` })).name).toBe('Mock, week 2');
  });

  it('§7.13 §7.14 POST /exams/create, GET /exams/all', async () => {
    const create = { line: 'POST /exams/create', body: exam([bank.physics.id]) };
    expect(pageSends('createExam', { body: create.body })).toEqual(create);
    const { id } = await asAdmin(create);
    const read = { line: 'GET /exams/all', body: undefined };
    expect(pageSends('getExams', {})).toEqual(read);
    expect((await asAdmin(read)).find((e: Json) => e.id === id)).toMatchObject({ name: 'Mock', timerDuration: 45, numberOfQuestions: 3 });
  });

  it('§7.16 GET /assessments/all', async () => {
    expect(pageSends('getAssessments', {})).toEqual({ line: 'GET /assessments/all', body: undefined });
    const reply = await asAdmin({ line: 'GET /assessments/all' });
    const list: Json[] = Array.isArray(reply) ? reply : reply.assessments;
    expect(list.map((a) => a.id)).toContain(bank.assessmentId);
  });

  it('§7.17 GET /assessment/{id}', async () => {
    expect(pageSends('getPaper', { params: { id: 7 } })).toEqual({ line: 'GET /assessment/7', body: undefined });
    expect(await asAsha({ line: `GET /assessment/${bank.assessmentId}` })).toMatchObject({ id: bank.assessmentId, name: 'Mock, week 1' });
  });

  it('§7.18 §7.19 §7.20 §7.21 a sitting: available, submitted, its result, the list of results', async () => {
    const { assessmentId: id, questions } = bank;
    expect(pageSends('getAvailable', {})).toEqual({ line: 'GET /assessment/available', body: undefined });
    const available = { line: 'GET /assessment/available' };
    expect((await asAsha(available)).map((a: Json) => a.id)).toContain(id);

    const body = handIn(
      id,
      questions.map((q) => q.id),
    );
    expect(pageSends('submit', { params: { id }, body: body as never })).toEqual({ line: `POST /assessment/${id}/submit`, body });
    await asAsha({ line: `POST /assessment/${id}/submit`, body });
    expect((await asAsha(available)).map((a: Json) => a.id)).not.toContain(id);

    expect(pageSends('getResult', { params: { id } })).toEqual({ line: `GET /assessment/${id}/result`, body: undefined });
    const result = await asAsha({ line: `GET /assessment/${id}/result` });
    expect(result).toMatchObject({ assessmentTitle: 'Mock, week 1', correctAnswers: 1, totalQuestions: 3, score: 3 });

    expect(pageSends('getResults', { params: { uid: 'asha' } })).toEqual({ line: 'GET /assessment/results/user/asha', body: undefined });
    const list = await asAsha({ line: 'GET /assessment/results/user/asha' });
    expect(list.map((r: Json) => [r.assessmentId, r.score])).toEqual([[id, 3]]);
    expect(fieldsOf(list[0])).not.toContain('questions');
  });
});
