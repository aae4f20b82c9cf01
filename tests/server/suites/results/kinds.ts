import { afterAll, beforeAll, expect, it } from 'vitest';
import { answeredOf } from '../../../../analysis/answers/answered';
import { breakdownBy, categoryNames } from '../../../../analysis/breakdown';
import { type Answer, questionsOf, type Submission } from '../../../../contract/assessment/assessment';
import type { RegradePreviewDraft } from '../../../../contract/assessment/regrade';
import { handIn, question } from '../../kit/bank';
import { multiple, numeric } from '../../kit/kinds';
import type { TestPortal } from '../../kit/portal';
import type { Open } from '../open';

/** Answers of every kind, in sections with marks of their own, from the hand-in to the result, the figures and a corrected key (ADR 45). */
export function marksOfKindsSuite(open: Open): void {
  let portal: TestPortal;
  let id: number;
  let [one, several, number] = [0, 0, 0];

  beforeAll(async () => {
    portal = await open();
    const categoryOf = async (name: string) => (await portal.admin.call('addCategory', { query: { name } })).id;
    const [ones, sets, numbers] = [await categoryOf('Ones'), await categoryOf('Sets'), await categoryOf('Numbers')];
    await portal.admin.call('createQuestion', { body: question('One', [ones], 2) });
    await portal.admin.call('createQuestion', { body: multiple('Several', [sets], [1, 3]) });
    await portal.admin.call('createQuestion', { body: numeric('Number', [numbers], { from: 0.3, to: 0.5 }) });
    const subject = (name: string, category: number, own: object = {}) => ({
      ...{ name, categoryIds: [category], numberOfQuestions: 1 },
      ...own,
    });
    const exam = await portal.admin.call('createExam', {
      body: {
        ...{ name: 'Every kind', timerDuration: 30, marksPerCorrect: 3, negativeMarksPerWrong: 1, multipleScheme: 'jee-advanced' },
        subjects: [
          subject('Singles', ones),
          subject('Sets', sets, { marksPerCorrect: 4, negativeMarksPerWrong: 2 }),
          subject('Numbers', numbers, { negativeMarksPerWrong: 0 }),
        ],
      },
    });
    id = (await portal.admin.call('generateFromExam', { body: { examId: exam.id, name: 'Every kind' } })).id;
    [one, several, number] = questionsOf(await paper()).map((each) => each.id) as [number, number, number];
  });
  afterAll(() => portal.close());

  const params = () => ({ id });
  const paper = () => portal.admin.call('getPaper', { params: params() });
  const answer = (questionId: number, more: Partial<Answer>): Answer => ({
    ...{ questionId, selectedOptionId: null, markedForReview: false },
    ...more,
  });
  const bodyOf = (...answers: Answer[]): Submission => ({ assessmentId: id, timeTaken: 60, submitted: true, answers });
  const all = (chosen: number | null, set: number[], value: string) =>
    bodyOf(answer(one, { selectedOptionId: chosen }), answer(several, { selectedOptionIds: set }), answer(number, { value }));
  const send = (uid: string, body: Submission) => portal.learner(uid).call('submit', handIn(body));
  const resultOf = (uid: string) => portal.learner(uid).call('getResult', { params: params() });
  const listedOf = async (uid: string) => (await portal.learner(uid).call('getResults', { params: { uid } }))[0];
  const itemsOf = async () => (await portal.admin.call('getStatistics', { params: params() })).items;

  it('the paper names kinds, sections and their marks, and nothing of the key', async () => {
    const served = await paper();
    expect(served.totalMarks).toBe(10);
    expect(served.subjects).toMatchObject([
      { subjectName: 'Singles' },
      { marksPerCorrect: 4, negativeMarksPerWrong: 2, questions: [{ kind: 'multiple' }] },
      { negativeMarksPerWrong: 0, questions: [{ kind: 'numeric', options: [] }] },
    ]);
    expect(JSON.stringify(served)).not.toMatch(/0\.3|correct[OV]|answer"/);
  });

  it('are marked, and the result says what each got and what was right', async () => {
    await send('whole', all(2, [1, 3], '+.50'));
    await send('part', all(null, [3], '0.2999'));
    await send('wrong', all(1, [1, 2], '-'));
    expect(await resultOf('whole')).toMatchObject({ score: 10, totalMarks: 10, correctAnswers: 3, wrongAnswers: 0, unattempted: 0 });
    const part = await resultOf('part');
    expect(part).toMatchObject({ score: 1, correctAnswers: 1, partlyCorrect: 1, wrongAnswers: 1, unattempted: 1 });
    expect(await listedOf('part')).toMatchObject({ correctAnswers: 1, partlyCorrect: 1, wrongAnswers: 1, unattempted: 1 });
    expect(await listedOf('whole')).not.toHaveProperty('partlyCorrect');
    expect(part.questions).toMatchObject([
      { questionId: one, correctOptionId: 2, selectedOptionId: null, marks: 0 },
      { kind: 'multiple', correctOptionIds: [1, 3], selectedOptionIds: [3], marks: 1, worth: { perCorrect: 4, perWrong: 2 } },
      { kind: 'numeric', correctValue: { from: 0.3, to: 0.5 }, value: '0.2999', marks: 0, worth: { perCorrect: 3, perWrong: 0 } },
    ]);
    const wrong = await resultOf('wrong');
    expect(wrong).toMatchObject({ score: -3, correctAnswers: 0, wrongAnswers: 2, unattempted: 1 });
    expect(wrong.questions[2]).toMatchObject({ value: '-', marks: 0 });
    const sheet = await portal.admin.call('getAnswerSheet', { params: { id, uid: 'part' } });
    expect(sheet.result.questions).toEqual(part.questions);
    const { tests } = await portal.admin.call('getPersonTests', { params: { uid: 'part' }, query: {} });
    expect(tests[0]).toMatchObject({ score: 1, correctAnswers: 1, topics: breakdownBy(answeredOf(part), categoryNames) });
    expect(tests[0]?.topics.map(({ name, partly }) => [name, partly])).toEqual([
      ['Ones', 0],
      ['Sets', 1],
      ['Numbers', 0],
    ]);
  });

  it('sent again get the first receipt, and other ones are refused', async () => {
    const first = await send('again', all(2, [1], '1'));
    const { bodyHash, ...repeated } = await send('again', bodyOf(...all(2, [1], '1').answers.toReversed()));
    expect(first).toMatchObject(repeated);
    expect(bodyHash).not.toBe(first.bodyHash);
    for (const other of [all(2, [1, 2], '1'), all(2, [1], '1.0')]) {
      const { status } = await portal.learner('again').tries('submit', handIn(other));
      expect(status).toBe(409);
    }
  });

  it('of another kind than the question, out of order or too long are refused by name', async () => {
    const fieldsOf = async (...answers: Answer[]) =>
      (await portal.learner('strict').tries('submit', handIn(bodyOf(...answers)))).problem?.fields;
    expect(await fieldsOf(answer(one, { value: '1' }), answer(several, { selectedOptionId: 1 }))).toEqual({
      'answers.0.value': 'does not belong to a question of this kind',
      'answers.1.selectedOptionId': 'does not belong to a question of this kind',
    });
    for (const unordered of [
      [3, 1],
      [1, 1],
    ])
      expect(await fieldsOf(answer(several, { selectedOptionIds: unordered }))).toHaveProperty(['answers.0.selectedOptionIds']);
    expect(await fieldsOf(answer(several, { selectedOptionIds: [1, 5] }))).toHaveProperty(['answers.0.selectedOptionIds.1']);
    expect(await fieldsOf(answer(number, { value: '1'.repeat(25) }))).toHaveProperty(['answers.0.value']);
  });

  it('are counted: options each learner chose, sets that were right, numbers that were typed', async () => {
    const [, set, typed] = await itemsOf();
    expect(set).toMatchObject({ kind: 'multiple', right: { count: 1 }, partly: { count: 2 }, skipped: { count: 0 }, facility: 0.25 });
    expect(set?.options.map(({ count, isCorrect }) => [count, isCorrect])).toEqual([
      [3, true],
      [1, false],
      [2, true],
      [0, false],
    ]);
    expect(typed).toMatchObject({ kind: 'numeric', correctValue: { from: 0.3, to: 0.5 }, skipped: { count: 1 }, facility: 0.25 });
    expect(new Map(typed?.values?.map(({ value, isCorrect }) => [value, isCorrect]))).toEqual(
      new Map([
        ['+.50', true],
        ['0.2999', false],
        ['1', false],
      ]),
    );
  });

  it('are in words in what a person downloads', async () => {
    const { submissions } = await portal.learner('part').call('getPersonData', { params: { uid: 'part' } });
    expect(submissions[0]?.answers.map(({ chosen }) => chosen)).toEqual([null, expect.stringMatching(/^C\. /), '0.2999']);
  });

  it('are marked again by a new set and a new range, as the preview said, with a history', async () => {
    const preview = (draft: RegradePreviewDraft) => portal.admin.call('previewRegrade', { params: params(), body: draft });
    const change = (draft: RegradePreviewDraft) =>
      portal.admin.call('regrade', { params: params(), body: { ...draft, reason: 'The key was wrong.' } });
    const set = { questionId: several, change: 'key' as const, optionIds: [3] };
    expect(await preview(set)).toMatchObject({ isSame: false, participants: 4, changed: 3, risen: 1, fallen: 2 });
    expect(await change(set)).toMatchObject({ changed: 3 });
    // The only right option now is the one that was chosen.
    expect(await listedOf('part')).toMatchObject({ correctAnswers: 1, wrongAnswers: 1 });
    expect(await listedOf('part')).not.toHaveProperty('partlyCorrect');
    expect((await resultOf('part')).questions[1]).toMatchObject({ correctOptionId: 3, correctOptionIds: [3], marks: 4 });
    const range = { questionId: number, change: 'key', range: { from: 0.2, to: 0.5 } } as const;
    expect(await preview(range)).toMatchObject({ changed: 1, risen: 1, fallen: 0 });
    expect(await change(range)).toMatchObject({ changed: 1 });
    expect(await change(range)).toMatchObject({ changed: 1, version: 2 });
    expect(await preview(range)).toMatchObject({ isSame: true, changed: 0 });
    expect(await resultOf('part')).toMatchObject({ score: 7, correctAnswers: 2 });
    const [last, first] = await portal.admin.call('getRegrades', { params: params() });
    expect([first?.before, first?.after]).toEqual([
      { change: 'key', optionIds: [1, 3] },
      { change: 'key', optionIds: [3] },
    ]);
    expect([last?.before, last?.after]).toEqual([
      { change: 'key', optionIds: [], range: { from: 0.3, to: 0.5 } },
      { change: 'key', optionIds: [], range: { from: 0.2, to: 0.5 } },
    ]);
    expect((await portal.admin.call('getTrail', { query: {} }))[0]).toMatchObject({
      details: { from: '0.3 – 0.5', to: '0.2 – 0.5', kind: 'numeric' },
    });
    expect((await itemsOf())[2]).toMatchObject({ correctValue: { from: 0.2, to: 0.5 }, facility: 0.5 });
  });

  it('take the marks of their section from the total when they are dropped, and get them as a bonus', async () => {
    const change = (questionId: number, change: 'drop' | 'bonus') =>
      portal.admin.call('regrade', { params: params(), body: { questionId, change, reason: 'Unclear.' } });
    await change(several, 'drop');
    expect(await resultOf('part')).toMatchObject({ score: 3, totalMarks: 6, totalQuestions: 2, correctAnswers: 1 });
    await change(number, 'bonus');
    expect(await resultOf('wrong')).toMatchObject({ score: 2, totalMarks: 6, correctAnswers: 1, wrongAnswers: 1 });
  });

  it('have a key that fits the kind: options or a range, and no other', async () => {
    const fieldsOf = async (draft: RegradePreviewDraft) =>
      (await portal.admin.tries('previewRegrade', { params: params(), body: draft })).problem?.fields;
    expect(await fieldsOf({ questionId: number, change: 'key' })).toHaveProperty('range');
    expect(await fieldsOf({ questionId: number, change: 'key', optionIds: [1], range: { from: 1, to: 2 } })).toHaveProperty('optionIds');
    expect(await fieldsOf({ questionId: number, change: 'key', range: { from: 2, to: 1 } })).toHaveProperty(['range.to']);
    expect(await fieldsOf({ questionId: several, change: 'key', range: { from: 1, to: 2 } })).toHaveProperty('range');
    expect(await fieldsOf({ questionId: several, change: 'key', optionIds: [] })).toHaveProperty('optionIds');
  });
}
