import { afterAll, beforeAll, expect, it } from 'vitest';
import { wantedText } from '../../../../contract/exam/forecast';
import type { Mix } from '../../../../contract/exam/mix';
import { question } from '../../kit/bank';
import type { TestPortal } from '../../kit/portal';
import type { Open } from '../open';

/** Difficulty mixes of exams and assessments (ADR 42). */
export function mixesSuite(open: Open): void {
  let portal: TestPortal;
  let root: number;
  let child: number;
  const levels = new Map<number, string>();

  beforeAll(async () => {
    portal = await open();
    root = (await portal.admin.call('addCategory', { query: { name: 'Mixed' } })).id;
    child = (await portal.admin.call('addCategory', { query: { name: 'Below', parentCategoryId: root } })).id;
    for (const [level, count] of [
      ['Easy', 8],
      ['medium', 8],
      ['HARD', 3],
      ['', 2],
    ] as const)
      for (let at = 0; at < count; at += 1) {
        const body = { ...question(`${level} ${at}`, [at % 2 === 0 ? root : child]), difficultyLevel: level };
        levels.set((await portal.admin.call('createQuestion', { body })).id, level.toLowerCase());
      }
  });
  afterAll(() => portal.close());

  const mix = (unit: Mix['unit'], ...parts: [string, number][]): Mix => ({
    unit,
    parts: parts.map(([difficultyLevel, amount]) => ({ difficultyLevel, amount })),
  });
  const subject = (name: string, numberOfQuestions: number, mixed?: Mix) => ({
    ...{ name, numberOfQuestions, categoryIds: [root] },
    ...(mixed && { mix: mixed }),
  });
  const exam = (...subjects: ReturnType<typeof subject>[]) =>
    portal.admin.call('createExam', {
      body: { name: 'E', timerDuration: 10, marksPerCorrect: 1, negativeMarksPerWrong: 0, subjects },
    });
  const drawn = async (examId: number) => {
    const { id } = await portal.admin.call('generateFromExam', { body: { examId, name: 'P' } });
    const { subjects } = await portal.admin.call('getPaper', { params: { id } });
    return subjects.map(({ questions }) => questions.map((each) => levels.get(each.id)));
  };
  const howMany = (all: (string | undefined)[] | undefined, level: string) => all?.filter((each) => each === level).length ?? 0;

  it('are kept with the exam, as they were sent, and left out where there is none', async () => {
    const mixed = mix('percent', ['Easy', 40], ['Medium', 40], ['Hard', 20]);
    const made = await exam(subject('Mixed', 5, mixed), subject('Plain', 2));
    expect(made.subjects.map((each) => each.mix)).toEqual([mixed, undefined]);
    const listed = (await portal.admin.call('getExams', {})).find(({ id }) => id === made.id);
    expect(listed).toEqual(made);
    expect('mix' in (listed?.subjects[1] ?? {})).toBe(false);
  });

  it('are drawn for each subject, whatever the case of the levels, from subcategories too', async () => {
    const made = await exam(
      subject('A', 10, mix('percent', ['easy', 40], ['Medium', 40], ['hard', 20])),
      subject('B', 5, mix('questions', ['Hard', 1])),
    );
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = await drawn(made.id);
      expect([howMany(a, 'easy'), howMany(a, 'medium'), howMany(a, 'hard')]).toEqual([4, 4, 2]);
      expect(howMany(b, 'hard')).toBe(1);
      expect([a?.length, b?.length]).toEqual([10, 5]);
    }
  });

  it('are drawn for an assessment by categories', async () => {
    const body = { name: 'By category', durationInMinutes: 5, totalMarks: 10, questionCount: 4, categories: [root] };
    const paper = await portal.admin.call('generateByCategories', { body: { ...body, mix: mix('questions', ['Hard', 3]) } });
    const [questions] = paper.subjects.map((each) => each.questions.map(({ id }) => levels.get(id)));
    expect([questions?.length, howMany(questions, 'hard')]).toEqual([4, 3]);
    const short = await portal.admin.tries('generateByCategories', {
      body: { ...body, mix: mix('questions', ['Easy', 1], ['Hard', 3]), questionCount: 3 },
    });
    expect([short.status, short.problem?.fields]).toEqual([400, { 'mix.parts': 'adds up to more than the whole' }]);
  });

  it('that the bank cannot give are refused, naming the difficulty and what is there', async () => {
    const made = await exam(
      subject('First', 2, mix('questions', ['Hard', 2])),
      subject('Second', 6, mix('percent', ['Easy', 50], ['Hard', 50])),
    );
    const { status, problem } = await portal.admin.tries('generateFromExam', { body: { examId: made.id, name: 'P' } });
    expect([status, problem?.message, problem?.reason, problem?.fields]).toEqual([
      422,
      'Second, Hard: 3 questions needed, 1 found.',
      { code: 'level-too-small', subject: 'Second', level: 'Hard', needed: 3, found: 1 },
      { 'subjects.1.mix.parts.1.amount': 'needs 3, found 1' },
    ]);
  });

  it('are foretold, with what the bank is short of', async () => {
    const wanted = (numberOfQuestions: number, ...parts: [string, number][]) => ({
      ...{ categoryIds: [root], numberOfQuestions },
      levels: parts.map(([difficultyLevel, needed]) => ({ difficultyLevel, needed })),
    });
    const asks = async (...subjects: ReturnType<typeof wanted>[]) =>
      (await portal.admin.call('forecast', { query: { subjects: wantedText(subjects) } })).subjects.map(
        ({ needed, inBank, drawn: got, levels: by }) => [
          [needed, inBank, got],
          ...(by ?? []).map((level) => [level.difficultyLevel, level.needed, level.inBank, level.drawn]),
        ],
      );
    expect(await asks(wanted(10, ['Easy', 4], ['HARD', 5]))).toEqual([
      [
        [10, 21, 8],
        ['Easy', 4, 8, 4],
        ['HARD', 5, 3, 3],
      ],
    ]);
    // Two subjects share the three hard ones.
    expect(await asks(wanted(3, ['Hard', 2]), wanted(3, ['Hard', 2]))).toEqual([
      [
        [3, 21, 3],
        ['Hard', 2, 3, 2],
      ],
      [
        [3, 21, 2],
        ['Hard', 2, 3, 1],
      ],
    ]);
  });
}
