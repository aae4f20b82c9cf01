import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionKey, rightKey } from '../../../contract/question/question-key';
import { maxQuestions } from '../../../contract/sheet/limits';
import { fill, handIn, question, rightOptions, submission } from '../kit/bank';
import type { TestPortal } from '../kit/portal';
import type { Open } from './open';

/** Categories, questions, exams, and the assessments made from them. */
export function bankSuite(open: Open): void {
  let portal: TestPortal;
  const add = (name: string, parentCategoryId?: number) =>
    portal.admin.call('addCategory', { query: { name, ...(parentCategoryId !== undefined && { parentCategoryId }) } });

  beforeAll(async () => {
    portal = await open();
  });
  afterAll(() => portal.close());

  describe('categories', () => {
    it('grow into a tree', async () => {
      const root = await add('Science');
      const twig = await add('Physics', root.id);
      const leaf = await add('Optics', twig.id);
      const tree = await portal.admin.call('getCategories', {});
      expect(tree.find((c) => c.id === root.id)).toEqual({
        ...root,
        subcategories: [{ ...twig, subcategories: [{ ...leaf, subcategories: [] }] }],
      });
    });

    it.each(['History', ' history ', 'HISTORY'])('accept "%s" once under a parent', async (name) => {
      await portal.admin.tries('addCategory', { query: { name: 'History' } });
      const { status, problem } = await portal.admin.tries('addCategory', { query: { name } });
      expect([status, problem?.code, Object.keys(problem?.fields ?? {})]).toEqual([409, 'already-exists', ['name']]);
    });

    it('accept an equal name under another parent', async () => {
      const [a, b] = [await add('Left'), await add('Right')];
      expect((await add('Same', a.id)).id).not.toBe((await add('Same', b.id)).id);
    });

    it('need an existing parent', async () => {
      expect((await portal.admin.tries('addCategory', { query: { name: 'Orphan', parentCategoryId: 4711 } })).status).toBe(404);
      const twice = await portal.admin.sends('/categories?name=Orphan&parentCategoryId=1&parentCategoryId=2', { method: 'POST' });
      expect([twice.status, twice.problem?.fields]).toEqual([400, { parentCategoryId: 'is there twice' }]);
    });

    it('keep one of ten equal ones that arrive at once', async () => {
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => portal.admin.tries('addCategory', { query: { name: 'Rush' } })));
      expect(outcomes.map((o) => o.status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    });
  });

  describe('a look-up of questions in the bank', () => {
    const hashOf = ({ description, options }: ReturnType<typeof question>) =>
      hash('sha256', questionKey({ description, options: options.map((option) => ({ ...option, explanation: '' })) }), 'base64');

    it('answers each in its position, also in another spelling, and gives nothing of the others', async () => {
      const { id } = await add('Asked for');
      const there = question('Which of these is there?', [id]);
      const made = await portal.admin.call('createQuestion', { body: there });
      const hashes = [question('Not there', [id]), { ...there, description: '  which of THESE is there ' }, question('Nor this', [id])].map(
        hashOf,
      );
      expect(await portal.admin.call('findQuestions', { body: { hashes } })).toEqual([null, made.id, null]);
    });

    it('says where the right answer is another one, of what is asked for with its answer', async () => {
      const { id } = await add('Asked with answers');
      const digest = (text: string) => hash('sha256', text, 'base64');
      const asked = question('Which one is right here?', [id]);
      const typed = {
        ...asked,
        description: 'Which number is right here?',
        kind: 'numeric' as const,
        options: [],
        answer: { from: 4, to: 4 },
      };
      const kept = [await portal.admin.call('createQuestion', { body: asked }), await portal.admin.call('createQuestion', { body: typed })];
      const hashes = [...kept.map((one) => digest(questionKey(one))), digest('none')];
      const told = (answers: string[]) => portal.admin.call('findQuestions', { body: { hashes, answers: answers.map(digest) } });
      const [one, number] = kept.map((each) => each.id);
      expect(await told([...kept.map(rightKey), 'x'])).toEqual([one, number, null]);
      const moved = asked.options.map((option) => ({ ...option, correct: !option.correct, explanation: '' }));
      expect(await told([rightKey({ options: moved }), rightKey({ options: [], answer: { from: 4, to: 5 } }), 'x'])).toEqual([
        { id: one, hasOtherAnswer: true },
        { id: number, hasOtherAnswer: true },
        null,
      ]);
      // What no answer is given of is found as before.
      expect(await told(['x'])).toEqual([{ id: one, hasOtherAnswer: true }, number, null]);
    });

    it('accepts as many as a file may hold, and no more', async () => {
      const many = Array.from({ length: maxQuestions }, (_, at) => hash('sha256', `${at}`, 'base64'));
      const found = await portal.admin.call('findQuestions', { body: { hashes: many } });
      expect([found.length, found.every((each) => each === null)]).toEqual([maxQuestions, true]);
      const more = await portal.admin.tries('findQuestions', { body: { hashes: [...many, many[0] ?? ''] } });
      expect([more.status, more.problem?.fields]).toEqual([400, { hashes: 'has more than 10000 entries' }]);
      const wrong = await portal.admin.tries('findQuestions', { body: { hashes: ['Which of these is there?'] } });
      expect([wrong.status, wrong.problem?.fields]).toEqual([400, { 'hashes.0': 'is not a SHA-256 in base64' }]);
    });
  });

  it('keeps the explanation of the correct option only, in any script', async () => {
    const { id } = await add('हिन्दी');
    const made = await portal.admin.call('createQuestion', { body: question('भारत की राजधानी क्या है?', [id, id], 2) });
    const kept = (await portal.admin.call('getQuestions', {})).find((q) => q.id === made.id);
    expect(kept).toEqual(made);
    expect(kept?.categoryIds).toEqual([id]);
    expect(kept?.options.map((option) => option.explanation !== '')).toEqual([false, true, false, false]);
  });

  describe('an exam', () => {
    const draft = (categoryIds: number[], numberOfQuestions: number) => ({
      name: 'Mock',
      timerDuration: 45,
      marksPerCorrect: 2,
      negativeMarksPerWrong: 0.5,
      instructions: 'Read well.',
      subjects: [{ name: 'Logic', categoryIds, numberOfQuestions }],
    });

    it('is sent with some field names and read with others', async () => {
      const { id } = await add('Logic');
      const exam = await portal.admin.call('createExam', { body: draft([id], 3) });
      expect(exam).toEqual({
        id: exam.id,
        name: 'Mock',
        timerDuration: 45,
        marksPerQuestion: 2,
        negativeMarkingPerWrongQuestion: 0.5,
        numberOfQuestions: 3,
        instructions: 'Read well.',
        subjects: [{ name: 'Logic', numberOfQuestions: 3, categories: [{ id, name: 'Logic' }] }],
      });
      expect((await portal.admin.call('getExams', {}))[0]).toEqual(exam);
    });

    it('draws from its categories and all below them, none twice', async () => {
      const root = await add('Deep');
      const middle = await add('Deep middle', root.id);
      const leaf = await add('Deeper', middle.id);
      const ids = [...(await fill(portal, root.id, 2)), ...(await fill(portal, leaf.id, 4))];
      const exam = await portal.admin.call('createExam', { body: draft([middle.id, root.id], 6) });
      const { id } = await portal.admin.call('generateFromExam', { body: { examId: exam.id, name: 'Drawn' } });
      const paper = await portal.admin.call('getPaper', { params: { id } });
      expect(paper).toMatchObject({
        name: 'Drawn',
        durationInMinutes: 45,
        totalMarks: 12,
        instructions: 'Read well.',
        marksPerQuestion: 2,
      });
      expect(paper.subjects.map((s) => s.subjectName)).toEqual(['Logic']);
      expect(paper.subjects.flatMap((s) => s.questions.map((q) => q.id)).sort((a, b) => a - b)).toEqual(ids.sort((a, b) => a - b));
    });

    it('is listed with the name that its exam had then, and one by categories with none', async () => {
      const { id: category } = await add('Listed by its exam');
      await fill(portal, category, 3);
      const exam = await portal.admin.call('createExam', { body: { ...draft([category], 2), name: 'State service' } });
      const { id } = await portal.admin.call('generateFromExam', { body: { examId: exam.id, name: 'With an exam' } });
      const body = { name: 'Without one', description: '', durationInMinutes: 10, totalMarks: 2, questionCount: 2, categories: [category] };
      const other = await portal.admin.call('generateByCategories', { body });
      const lists = [await portal.learner('listed').call('getAvailable', {}), await portal.admin.call('getAssessments', {})];
      for (const list of lists) {
        expect(list.find((each) => each.id === id)?.examName).toBe('State service');
        expect(list.find((each) => each.id === other.id)).not.toHaveProperty('examName');
      }
      expect(await portal.admin.call('getPaper', { params: { id } })).not.toHaveProperty('examName');
    });

    it('names the subject with too few questions, and leaves no data', async () => {
      const { id } = await add('Poor');
      await fill(portal, id, 2);
      const exam = await portal.admin.call('createExam', { body: draft([id], 5) });
      const before = await portal.admin.call('getAssessments', {});
      const { status, problem } = await portal.admin.tries('generateFromExam', { body: { examId: exam.id, name: 'X' } });
      expect([status, problem]).toEqual([
        422,
        {
          code: 'too-few-questions',
          message: 'Logic: 5 questions needed, 2 found.',
          reason: { code: 'bank-too-small', subject: 'Logic', needed: 5, found: 2 },
          reasons: { 'subjects.0.numberOfQuestions': { code: 'too-few-questions', needed: 5, found: 2 } },
          fields: { 'subjects.0.numberOfQuestions': 'needs 5, found 2' },
          from: 'exam-portal',
        },
      ]);
      expect(await portal.admin.call('getAssessments', {})).toEqual(before);
    });

    it('must exist', async () => {
      expect((await portal.admin.tries('generateFromExam', { body: { examId: 4711, name: 'X' } })).status).toBe(404);
    });
  });

  describe('an assessment by categories', () => {
    it('divides its marks equally and has no negative marks', async () => {
      const { id } = await add('Shared');
      await fill(portal, id, 3);
      const body = { name: 'Thirds', description: 'Three', durationInMinutes: 10, totalMarks: 100, questionCount: 3, categories: [id] };
      const paper = await portal.admin.call('generateByCategories', { body });
      expect(paper).toMatchObject({ name: 'Thirds', totalMarks: 100, marksPerQuestion: null, negativeMarkingPerWrongQuestion: null });
      expect(paper.subjects.map((s) => s.subjectName)).toEqual(['Thirds']);
      const made = { paper, right: await rightOptions(portal) };
      for (const [hits, misses, score] of [
        [3, 0, 100],
        [2, 1, 66.67],
        [0, 3, 0],
      ] as const) {
        const learner = portal.learner(`thirds ${hits}`);
        await learner.call('submit', handIn(submission(made, hits, misses)));
        expect((await learner.call('getResult', { params: { id: paper.id } })).score).toBe(score);
      }
    });

    it('names the subject that is short', async () => {
      const { id } = await add('Scarce');
      const body = { name: 'Scarce paper', durationInMinutes: 10, totalMarks: 10, questionCount: 2, categories: [id] };
      const { status, problem } = await portal.admin.tries('generateByCategories', { body });
      expect([status, problem?.fields]).toEqual([422, { questionCount: 'needs 2, found 0' }]);
    });
  });

  it('§9.23 does not change a paper when the bank grows', async () => {
    const { id } = await add('Growing');
    await fill(portal, id, 3);
    const body = { name: 'Frozen', durationInMinutes: 10, totalMarks: 9, questionCount: 3, categories: [id] };
    const paper = await portal.admin.call('generateByCategories', { body });
    const bytes = async () => (await portal.learner('cold').tries('getPaper', { params: { id: paper.id } })).text;
    const before = await bytes();
    await fill(portal, id, 5, 'Later');
    await portal.store.db.updateTable('questions').set({ description: 'changed' }).execute();
    expect(await bytes()).toBe(before);
    const listed = (await portal.admin.call('getAssessments', {})).find((a) => a.id === paper.id);
    expect(listed).toMatchObject({ name: 'Frozen', subjects: [{ subjectName: 'Frozen', numberOfQuestions: 3 }] });
  });
}
