import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { begin, step, submissionOf } from '../../src/runner/attempt/attempt';
import { type Bank, exam, generated, handIn, openBank, profile, question } from './kit/bank';
import { answer, fieldsOf, type Json, type Line, pageSends, send } from './kit/raw';

/** §7: the page sends the requests of the specification, and the server gives its replies. */
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
    expect(summary).toEqual({
      total: 2,
      success: 1,
      failed: 1,
      errors: expect.any(Array),
      reasons: expect.any(Array),
      upload: expect.any(Number),
    });
    expect(summary.reasons).toEqual([{ row: 3, column: 'Correct option', why: { code: 'option-unknown', name: '9' } }]);
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

  it('§7.13 POST /exams/create', async () => {
    const create = { line: 'POST /exams/create', body: exam([bank.physics.id]) };
    expect(pageSends('createExam', { body: create.body })).toEqual(create);
    expect(await asAdmin(create)).toMatchObject({ name: 'Mock', timerDuration: 45, subjects: [{ name: 'Optics', numberOfQuestions: 3 }] });
  });

  it('§7.14 GET /exams/all', async () => {
    const [first, second] = exam([bank.physics.id]).subjects.flatMap((subject) => [subject, { ...subject, name: 'Waves' }]);
    const { id } = await asAdmin({ line: 'POST /exams/create', body: { ...exam([bank.physics.id]), subjects: [first, second] } });
    const read = { line: 'GET /exams/all', body: undefined };
    expect(pageSends('getExams', {})).toEqual(read);
    const categories = [{ id: bank.physics.id, name: 'Physics' }];
    expect((await asAdmin(read)).find((each: Json) => each.id === id)).toEqual({
      id,
      name: 'Mock',
      timerDuration: 45,
      marksPerQuestion: 4,
      negativeMarkingPerWrongQuestion: 1,
      numberOfQuestions: 6,
      instructions: 'Read well.',
      subjects: [
        { name: 'Optics', numberOfQuestions: 3, categories },
        { name: 'Waves', numberOfQuestions: 3, categories },
      ],
    });
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

  describe('of a sitting', () => {
    const answers = () =>
      handIn(
        bank.assessmentId,
        bank.questions.map((q) => q.id),
      );
    /** A person who has handed in. */
    const having = async (uid: string) => {
      const person = bank.portal.learner(uid);
      await answer(person, 'POST /users/profile', { ...profile, uid });
      await answer(person, `POST /assessment/${bank.assessmentId}/submit`, answers());
      return person;
    };

    it('§7.21 GET /assessment/available', async () => {
      expect(pageSends('getAvailable', {})).toEqual({ line: 'GET /assessment/available', body: undefined });
      expect((await asAsha({ line: 'GET /assessment/available' })).map((a: Json) => a.id)).toContain(bank.assessmentId);
      const after = await answer(await having('leela'), 'GET /assessment/available');
      expect(after.map((a: Json) => a.id)).not.toContain(bank.assessmentId);
    });

    it('§7.18 POST /assessment/{id}/submit: what an attempt sends is taken as it is, and no field may be missing', async () => {
      const { assessmentId: id, questions } = bank;
      const line = `POST /assessment/${id}/submit`;
      const began = begin({ uid: 'mira', assessmentId: id, questionIds: questions.map((q) => q.id), seconds: 60, at: 0, isDated: true });
      const chosen = step(began, { type: 'chose', questionId: questions[0].id, optionId: 2, at: 1_000 });
      const marked = step(chosen, { type: 'marked', questionId: questions[1].id, at: 2_000 });
      const body = submissionOf(step(marked, { type: 'submitted', at: 31_400 }));
      expect(body).toEqual({
        assessmentId: id,
        timeTaken: 31,
        submitted: true,
        answers: [
          { questionId: questions[0].id, selectedOptionId: 2, markedForReview: false },
          { questionId: questions[1].id, selectedOptionId: null, markedForReview: true },
          { questionId: questions[2].id, selectedOptionId: null, markedForReview: false },
        ],
      });
      expect(pageSends('submit', { params: { id }, body })).toEqual({ line, body });
      const mira = bank.portal.learner('mira');
      for (const field of Object.keys(body)) expect((await send(mira, { line, body: { ...body, [field]: undefined } })).status).toBe(400);
      expect(await answer(mira, line, body)).toMatchObject({ assessmentId: id, submitted: true });
    });

    it('§7.19 GET /assessment/{id}/result', async () => {
      const { assessmentId: id } = bank;
      expect(pageSends('getResult', { params: { id } })).toEqual({ line: `GET /assessment/${id}/result`, body: undefined });
      const result = await answer(await having('nila'), `GET /assessment/${id}/result`);
      expect(result).toMatchObject({ assessmentTitle: 'Mock, week 1', correctAnswers: 1, totalQuestions: 3, score: 3 });
    });

    it('§7.20 GET /assessment/results/user/{uid}', async () => {
      expect(pageSends('getResults', { params: { uid: 'asha' } })).toEqual({ line: 'GET /assessment/results/user/asha', body: undefined });
      const list = await answer(await having('oma'), 'GET /assessment/results/user/oma');
      expect(list.map((r: Json) => [r.assessmentId, r.score])).toEqual([[bank.assessmentId, 3]]);
      expect(fieldsOf(list[0])).not.toContain('questions');
    });
  });
});
