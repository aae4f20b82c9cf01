import { afterAll, beforeAll, expect, it } from 'vitest';
import { secondsOfResult } from '../../../../contract/assessment/granted';
import { wantedText } from '../../../../contract/exam/forecast';
import { kindOf, type QuestionKind } from '../../../../contract/kinds/kind';
import { handIn, question } from '../../kit/bank';
import type { TestPortal } from '../../kit/portal';
import type { Open } from '../open';

/** Exams whose subjects are sections (ADR 50). */
export function sectionsSuite(open: Open): void {
  let portal: TestPortal;
  let root: number;

  const kinds = new Map<number, QuestionKind>();

  beforeAll(async () => {
    portal = await open();
    root = (await portal.admin.call('addCategory', { query: { name: 'Sections' } })).id;
    const options = (right: readonly number[]) => [1, 2, 3, 4].map((id) => ({ id, text: `option ${id}`, correct: right.includes(id) }));
    const bodies = [
      ...[1, 2, 3, 4, 5, 6].map((at) => question(`single ${at}`, [root])),
      ...[1, 2, 3].map((at) => ({ ...question(`multiple ${at}`, [root]), kind: 'multiple' as const, options: options([1, 3]) })),
      ...[1, 2].map((at) => ({
        ...question(`numeric ${at}`, [root]),
        kind: 'numeric' as const,
        options: [],
        answer: { from: at, to: at },
      })),
    ];
    for (const body of bodies) {
      const { id, kind } = await portal.admin.call('createQuestion', { body });
      kinds.set(id, kindOf({ kind }));
    }
  });
  afterAll(() => portal.close());

  const subject = (name: string, own: object = {}) => ({ name, categoryIds: [root], numberOfQuestions: 2, ...own });
  const exam = (more: object, ...subjects: ReturnType<typeof subject>[]) => ({
    ...{ name: 'E', timerDuration: 30, marksPerCorrect: 4, negativeMarksPerWrong: 1 },
    ...more,
    subjects,
  });

  it('are kept with the exam as they were sent', async () => {
    const locked = { minutes: 10, isLocked: true, mayFinishEarly: true, kinds: ['single', 'numeric'] as const, questionsPerPassage: 3 };
    const own = { minutes: 20, isLocked: true, marksPerCorrect: 0.8571, negativeMarksPerWrong: 0 };
    const body = exam({ multipleScheme: 'jee-advanced' }, subject('A', locked), subject('B', own));
    const made = await portal.admin.call('createExam', { body });
    const categories = [{ id: root, name: 'Sections' }];
    expect(made.multipleScheme).toBe('jee-advanced');
    expect(made.subjects).toEqual([
      { name: 'A', numberOfQuestions: 2, categories, ...locked },
      { name: 'B', numberOfQuestions: 2, categories, ...own },
    ]);
    expect((await portal.admin.call('getExams', {})).find(({ id }) => id === made.id)).toEqual(made);
    const [entry] = await portal.admin.call('getTrail', { query: {} });
    expect([entry?.act, entry?.details]).toEqual(['exam-created', { sections: 2, isLocked: true, multipleScheme: 'jee-advanced' }]);
  });

  it('leave nothing behind where they are the exam itself', async () => {
    const made = await portal.admin.call('createExam', { body: exam({}, subject('A', { isLocked: false }), subject('B')) });
    expect(Object.keys(made)).not.toContain('multipleScheme');
    for (const each of made.subjects) expect(Object.keys(each).sort()).toEqual(['categories', 'name', 'numberOfQuestions']);
    expect((await portal.admin.call('getExams', {})).find(({ id }) => id === made.id)).toEqual(made);
  });

  it('that do not fit each other are refused, naming subject and field, and change nothing', async () => {
    const before = (await portal.admin.call('getExams', {})).length;
    const mixed = exam({}, subject('A', { minutes: 10, isLocked: true }), subject('B', { minutes: 15 }));
    const { status, problem } = await portal.admin.tries('createExam', { body: mixed });
    expect([status, problem?.fields, problem?.reasons]).toEqual([
      400,
      {
        'subjects.1.isLocked': 'is missing here, and another section is locked: either all are or none',
        timerDuration: 'must be 25, the sum of the subjects',
      },
      { 'subjects.1.isLocked': { code: 'sections-mixed' }, timerDuration: { code: 'minutes-not-sum', sum: 25 } },
    ]);
    expect((await portal.admin.call('getExams', {})).length).toBe(before);
  });

  const drawnFrom = async (body: ReturnType<typeof exam>) => {
    const made = await portal.admin.call('createExam', { body });
    const { id } = await portal.admin.call('generateFromExam', { body: { examId: made.id, name: 'P' } });
    return portal.admin.call('getPaper', { params: { id } });
  };

  it('stand in the paper, where they are not the exam itself', async () => {
    const locked = { minutes: 10, isLocked: true, mayFinishEarly: true, marksPerCorrect: 2, negativeMarksPerWrong: 1, kinds: ['single'] };
    const paper = await drawnFrom(exam({}, subject('A', locked), subject('B', { minutes: 20, isLocked: true, marksPerCorrect: 4 })));
    expect(paper.subjects.map(({ questions, ...own }) => [questions.length, own])).toEqual([
      [2, { subjectName: 'A', minutes: 10, isLocked: true, mayFinishEarly: true, marksPerCorrect: 2 }],
      [2, { subjectName: 'B', minutes: 20, isLocked: true }],
    ]);
    expect([paper.durationInMinutes, paper.totalMarks]).toEqual([30, 12]);
    const plain = await drawnFrom(exam({}, subject('A', { kinds: ['single'] })));
    expect(Object.keys(plain.subjects[0] ?? {})).toEqual(['subjectName', 'questions']);
    // A list has the minutes of locked sections, since extra time is rounded up by section.
    const listed = await portal.admin.call('getAssessments', {});
    const subjectsOf = (one: { id: number }) => listed.find(({ id }) => id === one.id)?.subjects;
    expect(subjectsOf(paper)).toEqual([
      { subjectName: 'A', numberOfQuestions: 2, minutes: 10, isLocked: true },
      { subjectName: 'B', numberOfQuestions: 2, minutes: 20, isLocked: true },
    ]);
    expect(subjectsOf(plain)).toEqual([{ subjectName: 'A', numberOfQuestions: 2 }]);
  });

  it('round extra time up each by itself, in results too: three of 20 minutes at 133 % are 81, not 80', async () => {
    const own = { minutes: 20, isLocked: true, kinds: ['single'] };
    const paper = await drawnFrom(exam({ timerDuration: 60 }, subject('A', own), subject('B', own), subject('C', own)));
    const [params, learner] = [{ id: paper.id }, portal.learner('asha')];
    await learner.call('saveProfile', { body: { uid: 'asha', firstName: 'A', lastName: 'R', email: 'asha@x.in', location: 'Goa' } });
    await portal.admin.call('setExtraTime', { params: { uid: 'asha' }, body: { timePercent: 133 } });
    const body = { assessmentId: paper.id, timeTaken: 81 * 60, submitted: true as const, answers: [], grantedPercent: 133 };
    await learner.call('submit', handIn(body));
    const sheet = await portal.admin.call('getAnswerSheet', { params: { ...params, uid: 'asha' } });
    const [listed] = await learner.call('getResults', { params: { uid: 'asha' } });
    for (const result of [await learner.call('getResult', { params }), listed, sheet.result]) {
      expect(result).toMatchObject({ grantedPercent: 133, grantedSeconds: 81 * 60 });
      expect(result && secondsOfResult(result)).toEqual({ usual: 60 * 60, given: 81 * 60 });
    }
  });

  it('draw their own kinds from the same categories', async () => {
    const body = exam(
      {},
      subject('A', { kinds: ['single'] }),
      subject('B', { kinds: ['numeric'] }),
      subject('C', { kinds: ['numeric', 'multiple'], numberOfQuestions: 3 }),
    );
    for (let round = 0; round < 3; round += 1) {
      const { subjects } = await drawnFrom(body);
      const drawn = subjects.map(({ questions }) => questions.map(({ id }) => kinds.get(id)));
      expect(drawn).toEqual([
        ['single', 'single'],
        ['numeric', 'numeric'],
        ['multiple', 'multiple', 'multiple'],
      ]);
    }
  });

  it('draw another question of the same kinds for a draft', async () => {
    const made = await portal.admin.call('createExam', { body: exam({}, subject('B', { kinds: ['multiple'] })) });
    const { id } = await portal.admin.call('generateFromExam', { body: { examId: made.id, name: 'P', state: 'draft' } });
    const params = { id };
    const { subjects, version } = await portal.admin.call('getDrawn', { params });
    expect(subjects[0]?.rules).toEqual({ categoryIds: [root], kinds: ['multiple'] });
    const body = { version: version ?? 0, questionId: subjects[0]?.questions[0]?.id ?? 0 };
    const changed = await portal.admin.call('redrawQuestion', { params, body });
    expect(changed.subjects[0]?.questions.map((each) => kinds.get(each.id))).toEqual(['multiple', 'multiple']);
    expect(changed.subjects[0]?.questions).not.toEqual(subjects[0]?.questions);
  });

  it('that the bank cannot fill are refused, naming the kinds', async () => {
    const made = await portal.admin.call('createExam', {
      body: exam({}, subject('A'), subject('B', { kinds: ['numeric'], numberOfQuestions: 3 })),
    });
    const { status, problem } = await portal.admin.tries('generateFromExam', { body: { examId: made.id, name: 'P' } });
    expect([status, problem?.message, problem?.reason, problem?.fields]).toEqual([
      422,
      'B: 3 questions of the kind numeric needed, 2 found.',
      { code: 'kinds-too-small', subject: 'B', kinds: ['numeric'], needed: 3, found: 2 },
      { 'subjects.1.numberOfQuestions': 'needs 3, found 2' },
    ]);
  });

  it('are foretold by kinds, all of them drawing together', async () => {
    const wanted = (numberOfQuestions: number, ...of: QuestionKind[]) => ({
      ...{ categoryIds: [root], numberOfQuestions },
      ...(of.length > 0 && { kinds: of }),
    });
    const asks = async (...subjects: ReturnType<typeof wanted>[]) =>
      (await portal.admin.call('forecast', { query: { subjects: wantedText(subjects) } })).subjects;
    expect(await asks(wanted(3, 'numeric'), wanted(5, 'single', 'multiple'))).toEqual([
      { needed: 3, inBank: 2, drawn: 2, kinds: [{ kind: 'numeric', inBank: 2 }] },
      {
        ...{ needed: 5, inBank: 9, drawn: 5 },
        kinds: [
          { kind: 'single', inBank: 6 },
          { kind: 'multiple', inBank: 3 },
        ],
      },
    ]);
    // A subject of every kind gives way to one that can draw numbers only.
    expect((await asks(wanted(9), wanted(2, 'numeric'))).map(({ drawn }) => drawn)).toEqual([9, 2]);
    expect((await asks(wanted(10), wanted(2, 'numeric'))).map(({ drawn }) => drawn)).toEqual([10, 1]);
  });
}
