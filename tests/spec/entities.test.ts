import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaperSchema, questionsOf } from '../../contract/assessment';
import { admitsToProfilePages, isComplete, type Profile } from '../../contract/people';
import { type Bank, exam, generated, handIn, openBank, profile, question } from './kit/bank';
import { answer, fieldsOf, type Json, send } from './kit/raw';

/** §3 as it travels: fields by name, in the JSON of the real server. */
describe('what travels', () => {
  let bank: Bank;
  let result: Json;
  beforeAll(async () => {
    bank = await openBank();
    const { portal, assessmentId: id, questions } = bank;
    await answer(
      portal.learner('asha'),
      `POST /assessment/${id}/submit`,
      handIn(
        id,
        questions.map((q) => q.id),
      ),
    );
    result = await asAsha(`GET /assessment/${id}/result`);
  });
  afterAll(() => bank.portal.close());

  const asAdmin = (line: string, body?: unknown): Promise<Json> => answer(bank.portal.admin, line, body);
  const asAsha = (line: string, body?: unknown): Promise<Json> => answer(bank.portal.learner('asha'), line, body);
  const refused = async (line: string, body: unknown) => {
    const { status, problem } = await send(bank.portal.admin, { line, body });
    return [status, ...Object.keys(problem?.fields ?? {})];
  };

  describe('a profile', () => {
    it('§3.1 §3.3 has its fields', async () => {
      expect(await asAsha('GET /users/profile/asha')).toEqual({
        uid: 'asha',
        firstName: 'Asha',
        lastName: 'Verma',
        email: 'asha@portal.test',
        phone: '9876543210',
        location: 'Pune',
        role: 'user',
        profileComplete: true,
      });
    });

    it('§3.2 may leave the phone out', async () => {
      const { phone: _, ...rest } = { ...profile, uid: 'ravi' };
      const saved = await answer(bank.portal.learner('ravi'), 'POST /users/profile', rest);
      expect([saved.phone, saved.profileComplete]).toEqual(['', true]);
    });

    const full: Profile = { ...profile, role: 'user', profileComplete: true };

    it.each(['firstName', 'lastName', 'email', 'location'] as const)('§3.4 is not complete without %s', async (field) => {
      expect(isComplete(full)).toBe(true);
      expect(isComplete({ ...full, [field]: ' ' })).toBe(false);
      const { status, problem } = await send(bank.portal.learner('asha'), {
        line: 'POST /users/profile',
        body: { ...profile, [field]: ' ' },
      });
      expect([status, Object.keys(problem?.fields ?? {})]).toEqual([400, [field]]);
    });

    it('§3.5 opens pages by first name, last name and location, whatever its email', () => {
      expect(admitsToProfilePages({ ...full, email: '' })).toBe(true);
      for (const field of ['firstName', 'lastName', 'location']) expect(admitsToProfilePages({ ...full, [field]: '' })).toBe(false);
    });

    it('§3.6 §3.3 of an admin is made up', async () => {
      expect(await asAdmin('GET /users/profile/head')).toMatchObject({
        uid: 'head',
        email: 'head@portal.test',
        role: 'admin',
        firstName: 'Admin',
        lastName: 'Admin',
        profileComplete: true,
      });
    });
  });

  it('§3.7 a category', async () => {
    const [science] = await asAdmin('GET /categories');
    expect(science).toMatchObject({ id: bank.science.id, name: 'Science', parentId: null });
    expect(science.subcategories).toEqual([{ id: bank.physics.id, name: 'Physics', parentId: bank.science.id, subcategories: [] }]);
  });

  describe('a question', () => {
    it('§3.8 §3.12 has its fields', async () => {
      const [kept] = await asAdmin('GET /questions/all');
      expect(fieldsOf(kept)).toEqual(['categoryIds', 'description', 'difficultyLevel', 'examTags', 'id', 'language', 'options']);
      expect(kept.options.map((o: Json) => [o.id, o.text, o.correct])).toEqual([
        [1, 'one', false],
        [2, 'two', true],
        [3, 'three', false],
        [4, 'four', false],
      ]);
    });

    it('§3.12 refuses an option without a number, words or a verdict', async () => {
      const [first, ...rest] = question('Q', [bank.physics.id]).options;
      const withFirst = (change: object) => ({ ...question('Q', [bank.physics.id]), options: [{ ...first, ...change }, ...rest] });
      expect(await refused('POST /questions/create', withFirst({ id: 'A' }))).toEqual([400, 'options.0.id']);
      expect(await refused('POST /questions/create', withFirst({ text: '' }))).toEqual([400, 'options.0.text']);
      expect(await refused('POST /questions/create', withFirst({ correct: 'no' }))).toEqual([400, 'options.0.correct']);
    });

    it.each([
      ['difficultyLevel', 'Fiendish, for rank 1'],
      ['language', 'मराठी'],
    ])('§3.9 §3.10 §5.21 takes any words for %s', async (field, words) => {
      const made = await asAdmin('POST /questions/create', { ...question(words, [bank.physics.id]), [field]: words });
      expect(made[field]).toBe(words);
    });

    it('§3.11 has a list of tags', async () => {
      expect(bank.questions[0].examTags).toEqual(['SSC', 'Bank']);
      const asText = { ...question('Q', [bank.physics.id]), examTags: 'SSC, Bank' };
      expect(await refused('POST /questions/create', asText)).toEqual([400, 'examTags']);
    });

    it('§3.13 keeps the explanation of the correct option only', () => {
      const explanations = bank.questions[0].options.map((o: Json) => o.explanation ?? '');
      expect(explanations).toEqual(['', 'Yes.', '', '']);
    });
  });

  describe('an exam', () => {
    it.each(['name', 'timerDuration', 'marksPerCorrect', 'negativeMarksPerWrong', 'subjects'])('§3.14 is sent with %s', async (field) => {
      const { [field]: _, ...rest } = exam([bank.physics.id]) as Record<string, unknown>;
      expect(await refused('POST /exams/create', rest)).toEqual([400, field]);
    });

    it('§3.14 §3.15 §3.16 is read under its other names', async () => {
      expect(await asAdmin('GET /exams/all')).toEqual([
        {
          id: bank.exam.id,
          name: 'Mock',
          timerDuration: 45,
          marksPerQuestion: 4,
          negativeMarkingPerWrongQuestion: 1,
          numberOfQuestions: 3,
          instructions: 'Read well.',
          subjects: [{ name: 'Optics', numberOfQuestions: 3, categories: [{ id: bank.physics.id, name: 'Physics' }] }],
        },
      ]);
    });

    it('§3.14 lasts its timer in minutes', async () => {
      expect((await asAdmin(`GET /assessment/${bank.assessmentId}`)).durationInMinutes).toBe(45);
    });
  });

  describe('an assessment', () => {
    it('§3.17 §3.18 §3.19 has its fields', async () => {
      const paper = await asAsha(`GET /assessment/${bank.assessmentId}`);
      expect(paper).toMatchObject({ id: bank.assessmentId, name: 'Mock, week 1', durationInMinutes: 45, totalMarks: 12 });
      expect(typeof paper.description).toBe('string');
      expect(Date.parse(paper.createdAt)).toBe(bank.portal.clock.now);
      expect(paper.subjects.map(fieldsOf)).toEqual([['questions', 'subjectName']]);
      const [first] = paper.subjects[0].questions;
      expect(fieldsOf(first)).toEqual(['description', 'id', 'options']);
      expect(first.options.map(fieldsOf)).toEqual(Array.from({ length: 4 }, () => ['id', 'text']));
    });

    it('§3.19 is read with its questions under either name', () => {
      const at = '2026-03-01T09:00:00.000Z';
      const paper = (words: object) => ({
        id: 1,
        name: 'A',
        totalMarks: 1,
        createdAt: at,
        subjects: [{ subjectName: 'S', questions: [{ id: 5, options: [], ...words }] }],
      });
      for (const words of [{ description: 'Why?' }, { text: 'Why?' }])
        expect(questionsOf(v.parse(PaperSchema, paper(words)))).toEqual([{ id: 5, description: 'Why?', options: [] }]);
    });
  });

  describe('a submission', () => {
    const body = (changes: object) => ({
      ...handIn(
        bank.assessmentId,
        bank.questions.map((q) => q.id),
      ),
      ...changes,
    });
    const refusal = (changes: object) => refused(`POST /assessment/${bank.assessmentId}/submit`, body(changes));

    it.each(['assessmentId', 'timeTaken', 'submitted', 'answers'])('§3.20 is sent with %s', async (field) => {
      expect(await refusal({ [field]: undefined })).toEqual([400, field]);
    });

    it('§3.20 says that it is one', async () => expect(await refusal({ submitted: false })).toEqual([400, 'submitted']));

    it('§3.21 counts its time in seconds', async () => {
      expect(result.timeTaken).toBe(61);
      expect(await refusal({ timeTaken: 46 * 60 })).toEqual([400, 'timeTaken']);
    });

    it.each(['questionId', 'selectedOptionId', 'markedForReview'])('§3.22 has %s in each answer', async (field) => {
      const [first, ...rest] = body({}).answers;
      expect(await refusal({ answers: [{ ...first, [field]: undefined }, ...rest] })).toEqual([400, `answers.0.${field}`]);
    });
  });

  describe('a result', () => {
    it('§3.23 §3.24 §3.25 has its fields', () => {
      expect(result).toMatchObject({ assessmentTitle: 'Mock, week 1', score: 3, totalQuestions: 3, correctAnswers: 1 });
      expect(Date.parse(result.submittedAt)).toBe(bank.portal.clock.now);
      for (const q of result.questions) {
        expect(fieldsOf(q)).toEqual(['correctOptionId', 'explanation', 'options', 'questionId', 'questionText', 'selectedOptionId']);
        expect(q.options.map(fieldsOf)).toEqual(Array.from({ length: 4 }, () => ['id', 'text']));
        expect([q.correctOptionId, q.explanation]).toEqual([2, 'Yes.']);
      }
      const byId = new Map(result.questions.map((q: Json) => [q.questionId, q]));
      const [right, wrong, left] = bank.questions.map((q) => byId.get(q.id) as Json);
      expect([right.questionText, right.selectedOptionId, wrong.selectedOptionId, left.selectedOptionId]).toEqual(['Q 1', 2, 1, null]);
    });

    it('§3.26 in the list of a learner says which, of how many marks and how long', async () => {
      const [listed] = await asAsha('GET /assessment/results/user/asha');
      expect(listed).toMatchObject({
        assessmentId: bank.assessmentId,
        totalMarks: 12,
        durationInMinutes: 45,
        assessmentTitle: 'Mock, week 1',
      });
    });
  });

  it.each(['name', 'durationInMinutes', 'totalMarks', 'questionCount', 'categories'])(
    '§3.28 a request for an assessment by categories is sent with %s',
    async (field) => {
      const { [field]: _, ...rest } = generated([bank.physics.id]) as Record<string, unknown>;
      expect(await refused('POST /generate-assessment', rest)).toEqual([400, field]);
    },
  );
});
