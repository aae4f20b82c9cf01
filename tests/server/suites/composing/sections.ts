import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPortal } from '../../kit/portal';
import type { Open } from '../open';

/** Exams whose subjects are sections (ADR 50). */
export function sectionsSuite(open: Open): void {
  let portal: TestPortal;
  let root: number;

  beforeAll(async () => {
    portal = await open();
    root = (await portal.admin.call('addCategory', { query: { name: 'Sections' } })).id;
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
}
