import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaperSchema, questionsOf } from '../../contract/assessment/assessment';
import { admitsToProfilePages, isComplete, type Profile } from '../../contract/people/people';
import { type Bank, exam, generated, handIn, openBank, profile, question } from './kit/bank';
import { answer, fieldsOf, type Json, send } from './kit/raw';

/** §3 in the JSON of the real server: fields by name. */
describe('the JSON', () => {
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
    it('§3.1 has its fields', async () => {
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

    it.each(['firstName', 'lastName', 'email', 'location'] as const)('§3.4 is incomplete without %s', async (field) => {
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

    it('§3.3 says whether its owner is an admin or a user', async () => {
      expect((await asAsha('GET /users/profile/asha')).role).toBe('user');
      expect((await asAdmin('GET /users/profile/head')).role).toBe('admin');
    });

    it('§3.6 of an admin is a stand-in', async () => {
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
    it('§3.8 has its fields', async () => {
      const [kept] = await asAdmin('GET /questions/all');
      expect(fieldsOf(kept)).toEqual(['categoryIds', 'description', 'difficultyLevel', 'examTags', 'id', 'language', 'options']);
    });

    it('§3.12 has options with id, text and whether they are correct', async () => {
      const [kept] = await asAdmin('GET /questions/all');
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
      for (const id of ['A', -5, 0, 1.5, 7])
        expect(await refused('POST /questions/create', withFirst({ id }))).toEqual([400, 'options.0.id']);
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

    const twoSubjects = () => ({
      ...exam([bank.physics.id]),
      name: 'Two subjects',
      marksPerCorrect: 2.5,
      negativeMarksPerWrong: 0.5,
      subjects: [
        { name: 'Optics', categoryIds: [bank.physics.id], numberOfQuestions: 2 },
        { name: 'Anything', categoryIds: [bank.science.id, bank.physics.id], numberOfQuestions: 7 },
      ],
    });
    const listed = async () => {
      const made = await asAdmin('POST /exams/create', twoSubjects());
      return (await asAdmin('GET /exams/all')).find((each: Json) => each.id === made.id);
    };

    it('§3.14 is read with id, name, minutes, instructions and subjects', async () => {
      const { id, name, timerDuration, instructions, subjects } = await listed();
      expect([id > 0, name, timerDuration, instructions, subjects.length]).toEqual([true, 'Two subjects', 45, 'Read well.', 2]);
    });

    it('§3.15 is listed with its marks under other names, and the questions of all its subjects', async () => {
      const kept = await listed();
      expect([kept.marksPerQuestion, kept.negativeMarkingPerWrongQuestion, kept.numberOfQuestions]).toEqual([2.5, 0.5, 9]);
      expect(fieldsOf(kept)).not.toContain('marksPerCorrect');
    });

    it('§3.16 has subjects with the names of their categories', async () => {
      const [optics, anything] = (await listed()).subjects;
      const physics = { id: bank.physics.id, name: 'Physics' };
      expect(optics).toEqual({ name: 'Optics', numberOfQuestions: 2, categories: [physics] });
      expect(anything).toEqual({ name: 'Anything', numberOfQuestions: 7, categories: [{ id: bank.science.id, name: 'Science' }, physics] });
    });

    it('§3.14 lasts its timer in minutes', async () => {
      expect((await asAdmin(`GET /assessment/${bank.assessmentId}`)).durationInMinutes).toBe(45);
    });
  });

  describe('an assessment', () => {
    const asked = () => asAsha(`GET /assessment/${bank.assessmentId}`);

    it('§3.17 has its fields', async () => {
      const paper = await asked();
      expect(paper).toMatchObject({ id: bank.assessmentId, name: 'Mock, week 1', durationInMinutes: 45, totalMarks: 12 });
      expect(typeof paper.description).toBe('string');
      expect(Date.parse(paper.createdAt)).toBe(bank.portal.clock.now);
      expect(paper.subjects).toHaveLength(1);
    });

    it('§3.18 has subjects of a name and questions', async () => {
      const { subjects } = await asked();
      expect(subjects.map(fieldsOf)).toEqual([['questions', 'subjectName']]);
      expect([subjects[0].subjectName, subjects[0].questions.length]).toEqual(['Optics', 3]);
    });

    it('§3.19 has questions of id, description and options', async () => {
      const [first] = (await asked()).subjects[0].questions;
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
    const questionsById = () => {
      const byId = new Map(result.questions.map((q: Json) => [q.questionId, q]));
      return bank.questions.map((q) => byId.get(q.id) as Json);
    };

    it('§3.23 has its fields', () => {
      expect(result).toMatchObject({ assessmentTitle: 'Mock, week 1', score: 3, totalQuestions: 3, correctAnswers: 1 });
      expect(Date.parse(result.submittedAt)).toBe(bank.portal.clock.now);
      expect(result.questions).toHaveLength(3);
    });

    it('§3.24 has questions with words, options, the correct one and why', () => {
      for (const q of result.questions) {
        expect(fieldsOf(q)).toEqual(['correctOptionId', 'explanation', 'options', 'questionId', 'questionText', 'selectedOptionId']);
        expect(q.options.map(fieldsOf)).toEqual(Array.from({ length: 4 }, () => ['id', 'text']));
        expect([q.correctOptionId, q.explanation]).toEqual([2, 'Yes.']);
      }
      expect(questionsById().map((q) => q.questionText)).toEqual(['Q 1', 'Q 2', 'Q 3']);
    });

    it('§3.25 has the option that was selected, null where none was', () => {
      expect(questionsById().map((q) => q.selectedOptionId)).toEqual([2, 1, null]);
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
