import { afterAll, beforeAll, expect, it } from 'vitest';
import { wantedText } from '../../../contract/exam/forecast';
import { fill } from '../kit/bank';
import type { TestPortal } from '../kit/portal';
import type { Open } from './open';

/** The number of questions that the bank can give an exam. */
export function forecastSuite(open: Open): void {
  let portal: TestPortal;
  let science: number;
  let physics: number;
  let history: number;

  beforeAll(async () => {
    portal = await open();
    const add = async (name: string, parentCategoryId?: number) =>
      (await portal.admin.call('addCategory', { query: { name, ...(parentCategoryId !== undefined && { parentCategoryId }) } })).id;
    science = await add('Science');
    physics = await add('Physics', science);
    history = await add('History');
    await fill(portal, physics, 6);
    await fill(portal, science, 2, 'S');
    await fill(portal, history, 3, 'H');
  });
  afterAll(() => portal.close());

  const asks = async (...wanted: [number[], number][]) => {
    const subjects = wanted.map(([categoryIds, numberOfQuestions]) => ({ categoryIds, numberOfQuestions }));
    const told = (await portal.admin.call('forecast', { query: { subjects: wantedText(subjects) } })).subjects;
    return told.map(({ needed, inBank, drawn }) => [needed, inBank, drawn]);
  };

  it('counts each question once, in the categories and all their subcategories', async () => {
    expect(await asks([[science], 5])).toEqual([[5, 8, 5]]);
    expect(await asks([[science, physics], 9])).toEqual([[9, 8, 8]]);
    expect(await asks([[history], 25])).toEqual([[25, 3, 3]]);
  });

  it('counts shared questions for one subject only', async () => {
    expect(await asks([[physics], 6], [[science], 3])).toEqual([
      [6, 6, 6],
      [3, 8, 2],
    ]);
    expect(await asks([[science], 3], [[physics], 6])).toEqual([
      [3, 8, 3],
      [6, 6, 5],
    ]);
    // The wide subject gives way as far as it can.
    expect(await asks([[science], 2], [[physics], 6], [[history], 1])).toEqual([
      [2, 8, 2],
      [6, 6, 6],
      [1, 3, 1],
    ]);
  });

  it('agrees with the reply when the exam is made', async () => {
    for (const [a, b] of [
      [2, 6],
      [3, 6],
      [8, 1],
      [7, 1],
    ] as const) {
      const subjects = [
        { name: 'A', categoryIds: [science], numberOfQuestions: a },
        { name: 'B', categoryIds: [physics], numberOfQuestions: b },
      ];
      const isEnough = (await asks([[science], a], [[physics], b])).every(([needed, , drawn]) => drawn === needed);
      const body = { name: 'E', timerDuration: 10, marksPerCorrect: 1, negativeMarksPerWrong: 0, subjects };
      const exam = await portal.admin.call('createExam', { body });
      const { status } = await portal.admin.tries('generateFromExam', { body: { examId: exam.id, name: 'P' } });
      expect([a, b, status]).toEqual([a, b, isEnough ? 200 : 422]);
    }
  });

  it.each([
    [`1:${4711}`, 'subjects.0.categoryIds.0', 'is not a category'],
    ['1', 'subjects', 'is not of the form 25:3,4;10:7'],
    ['0:1', 'subjects.0.numberOfQuestions', 'is less than 1'],
    ['200:1;101:1', 'subjects', 'asks for more than 300 questions in all'],
  ])('refuses %s', async (subjects, field, why) => {
    expect((await portal.admin.tries('forecast', { query: { subjects } })).problem?.fields).toEqual({ [field]: why });
  });
}
