// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Insight } from '../../../contract/assessment/insight';
import { keepCohort, study } from '../../../src/learner/device/study';
import { ResultPage } from '../../../src/learner/result/ResultPage';
import { device } from '../../../src/runner/device/db';
import { keepResult } from '../../../src/runner/device/shelf';
import { address, addressState, byRole, click, eventually, leave, open, server, startOver, text } from './kit';
import { question, result } from './made';

vi.mock('../../../src/session/session-store', async () => (await import('./kit')).sessionDouble);

const insight = (more: Partial<Insight['questions'][number]> = {}): Insight => ({
  marksPerCorrect: 4,
  marksPerWrong: 1,
  questions: [
    {
      questionId: 1,
      subjectName: 'Maths',
      categories: [],
      difficultyLevel: '',
      markedForReview: false,
      seconds: null,
      place: null,
      ...more,
    },
  ],
});

// Vitest compiles the chunk on demand; on a busy machine that takes longer than the test waits for the page.
beforeAll(() => import('../../../src/learner/insight/Insights'));

beforeEach(async () => {
  await startOver();
  await study.cohorts.clear();
});
afterEach(leave);

async function opensInsights(): Promise<void> {
  await open(<ResultPage assessmentId={1} />, '/assessments/1/result');
  await click(await eventually(() => byRole('tab', 'Insights')));
}

it('of a result from an earlier version say that they need one connection', async () => {
  await keepResult(device, 'asha', result());
  server.goesDown();
  await opensInsights();
  await eventually(() => expect(text()).toContain('Connect once, and its insights appear here.'));
});

it('offline without a cohort ask for one connection, and show what the result alone gives', async () => {
  await keepResult(device, 'asha', result({ questions: [question({ selectedOptionId: 11 })], insight: insight() }));
  server.goesDown();
  await opensInsights();
  await eventually(() => expect(text()).toContain('Connect once to compare with all who took it'));
  expect(text()).toContain('1 wrong answer took 1 mark away.');
  expect(text()).toContain('This result has no times');
  expect(text()).not.toContain('Accuracy by category');
});

it('list difficulties from easy to hard, and say once if no question was attempted', async () => {
  const of = (questionId: number, difficultyLevel: string, category: string) =>
    ({ ...insight().questions[0], questionId, difficultyLevel, categories: [category] }) as Insight['questions'][number];
  const questions = [1, 2, 3, 4, 5].map((questionId) => question({ questionId, selectedOptionId: questionId < 3 ? 11 : null }));
  const rows = [
    of(1, 'Hard', 'Trees'),
    of(2, 'easy', 'Rivers'),
    of(3, 'Medium', 'Clouds'),
    of(4, 'My own', 'Stones'),
    of(5, 'Hard', 'Sand'),
  ];
  await keepResult(device, 'asha', result({ questions, insight: { ...insight(), questions: rows } }));
  server.goesDown();
  await opensInsights();
  let words = await eventually(() => {
    expect(text()).toContain('Accuracy by difficulty');
    return text();
  });
  // On a phone a title alone, until it is unfolded.
  expect(words).not.toContain('None attempted in Medium');
  await click(byRole('button', /^Accuracy by difficulty/));
  words = text();
  // The title stands on the screen and for the printer.
  const difficulties = words.split('Accuracy by difficulty')[2] ?? '';
  const order = ['easy', 'Hard', 'None attempted in Medium and My own.'].map((name) => difficulties.indexOf(name));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
  expect(words).toContain('None attempted in Clouds, Stones and Sand.');
  expect(words.match(/None attempted/g)).toHaveLength(2);
});

it('put the weakest topic first, fold what nobody attempted, and lead from a lesson to its mistakes', async () => {
  const of = (questionId: number, category: string) =>
    ({ ...insight().questions[0], questionId, categories: [category] }) as Insight['questions'][number];
  const categories = ['Rivers', 'Rivers', 'Trees', 'Trees', 'Trees', 'Clay', 'Lime', 'Salt', 'Sand', 'Trees', 'Silt'];
  const chosen = [12, 12, 11, 11, null, null, null, null, null, 11, 11];
  const questions = chosen.map((selectedOptionId, at) => question({ questionId: at + 1, selectedOptionId }));
  const rows = categories.map((category, at) => of(at + 1, category));
  await keepResult(device, 'asha', result({ questions, insight: { ...insight(), questions: rows } }));
  server.goesDown();
  await opensInsights();
  const words = await eventually(() => {
    expect(text()).toContain('Accuracy by category');
    return text().split('Accuracy by category')[1] ?? '';
  });
  expect(words.indexOf('Trees')).toBeLessThan(words.indexOf('Rivers'));
  const folded = [...document.querySelectorAll('details')].find((each) => each.textContent?.includes('None attempted in Clay, '));
  expect([folded?.open, folded?.querySelector('summary')?.textContent]).toEqual([false, '4 others were not attempted at all']);
  // A bar is as long as the share beside it, of what was attempted; one or two answers have no share and no bar.
  const bars = [...document.querySelectorAll<HTMLElement>('[data-bar-of]')].map(({ dataset, children }) => [
    dataset.barOf,
    [...children].reduce((sum, part) => sum + Number.parseFloat((part as HTMLElement).style.width), 0),
  ]);
  expect(Object.fromEntries(bars)).toMatchObject({ Trees: 100, Rivers: 0, Silt: 0 });
  // As in *Topics*, one or two answers make no topic weak and have no share.
  expect(words.indexOf('Trees')).toBeLessThan(words.indexOf('Silt0 of 1'));
  expect(words).not.toMatch(/Silt0 of 10%/);
  expect(words).toContain('Trees0 of 30%');
  // No question is offered twice: those of the topic are among the wrong and the left ones.
  expect(text()).toContain(
    'Practise these 4Weakest: Trees, 0 of 3 right, 1 unattempted. You left 5 of 11 questions unattempted. Practise these 5Marks',
  );
  await click(byRole('link', 'Practise these 4'));
  expect(address()).toBe('/user/mistake-notebook');
  expect(addressState()).toEqual({ mend: 1, only: [3, 4, 10, 11] });
});

it('fold topics of one or two answers where they are many and others tell more', async () => {
  const of = (questionId: number, category: string) =>
    ({ ...insight().questions[0], questionId, categories: [category] }) as Insight['questions'][number];
  const categories = ['Trees', 'Trees', 'Trees', 'Clay', 'Lime', 'Salt', 'Sand'];
  const questions = categories.map((_, at) => question({ questionId: at + 1, selectedOptionId: 11 }));
  await keepResult(
    device,
    'asha',
    result({ questions, insight: { ...insight(), questions: categories.map((category, at) => of(at + 1, category)) } }),
  );
  server.goesDown();
  await opensInsights();
  const folded = await eventually(
    () => [...document.querySelectorAll('details')].find((each) => each.textContent?.startsWith('4 more')) ?? expect.fail('Not folded'),
  );
  expect([folded.open, folded.textContent]).toEqual([false, '4 more with one or two answersClay0 of 1Lime0 of 1Salt0 of 1Sand0 of 1']);
});

it('of topics with few answers alone show where something was wrong, and fold the rest', async () => {
  const of = (questionId: number, category: string) =>
    ({ ...insight().questions[0], questionId, categories: [category] }) as Insight['questions'][number];
  const categories = ['Trees', 'Clay', 'Lime', 'Salt', 'Sand', 'Silt'];
  const shows = async (wrong: readonly string[]) => {
    const questions = categories.map((name, at) =>
      question({ questionId: at + 1, selectedOptionId: wrong.includes(name) ? 11 : 12, correctOptionId: 12 }),
    );
    const rows = categories.map((category, at) => of(at + 1, category));
    await keepResult(device, 'asha', result({ questions, insight: { ...insight(), questions: rows } }));
    server.goesDown();
    await opensInsights();
    const card = await eventually(
      () => document.querySelector('section[aria-label="Accuracy by category"]') ?? expect.fail('No topics by name'),
    );
    const named = [...card.querySelectorAll('[data-bar-of]')].filter((bar) => bar.closest('details') === null);
    const told = named.map((bar) => bar.getAttribute('data-bar-of'));
    const more = card.querySelector('summary')?.textContent;
    await leave();
    return [told, more];
  };
  expect(await shows(['Salt'])).toEqual([['Salt'], '5 more with one or two answers']);
  expect(await shows([])).toEqual([['Trees', 'Clay', 'Lime'], '3 more with one or two answers']);
});

it('keep the cohort that was fetched once, for this learner only', async () => {
  await keepResult(device, 'asha', result({ insight: insight({ seconds: 30, place: 1 }) }));
  server.gives('/assessment/1/cohort', { assessmentId: 1, participants: 3, asOf: '2026-02-03T09:34:00.000Z', norms: null });
  await opensInsights();
  await eventually(() => expect(text()).toContain('3 learners have taken it so far. Scores are compared once there are 10'));
  expect(await study.cohorts.get(['asha', 1])).toMatchObject({ participants: 3 });
});

it('rank the learner from the device’s copy', async () => {
  await keepResult(device, 'asha', result({ score: 36, insight: insight({ seconds: 30, place: 1 }) }));
  const scores = [
    { score: 10, count: 8 },
    { score: 36, count: 1 },
    { score: 50, count: 1 },
  ];
  await keepCohort('asha', {
    assessmentId: 1,
    participants: 10,
    asOf: '2026-02-03T09:34:00.000Z',
    norms: { scores, questions: [{ questionId: 1, attempted: 10, correct: 9, medianSeconds: 20 }] },
  });
  server.goesDown();
  await opensInsights();
  await eventually(() => expect(text()).toContain('Rank among 102'));
  await eventually(() => expect(text()).toContain('Rank2 of 10'));
  expect(text()).toContain('Percentile90');
  expect(text()).toContain('Middle score10 / 60');
  // What to practise comes first, then the place among all, then what unfolds.
  const parts = [
    'What this result tells you',
    'Accuracy by subject',
    'Among all who took it',
    'Distribution of scores',
    'Time on each question',
  ];
  const places = parts.map((part) => text().indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(text()).toContain('9 of 10, you among them, scored the same as you or less.');
  await click(byRole('button', /^Time on each question/));
  expect(text()).toContain('1Correct30 s20 s');
  // jsdom cannot draw a chart. The page behaves as if the chart's file were lost: the table replaces the chart.
  await eventually(() => expect(text()).toContain('The chart could not be loaded. The table has all its numbers.'));
});

it('list the subjects in the order of the paper, and name the lowest', async () => {
  const right = { Physics: 3, Chemistry: 1, Maths: 2 };
  const ids = Object.entries(right).flatMap(([subjectName, count], at) =>
    [1, 2, 3].map((number) => ({ subjectName, questionId: at * 3 + number, isRight: number <= count })),
  );
  const one = insight();
  const questions = ids.map(({ isRight, questionId }) => question({ questionId, selectedOptionId: isRight ? 12 : 11 }));
  const told = ids.flatMap(({ questionId, subjectName }) => one.questions.map((row) => ({ ...row, questionId, subjectName })));
  await keepResult(device, 'asha', result({ questions, insight: { ...one, questions: told } }));
  server.goesDown();
  await opensInsights();
  const card = await eventually(() => document.querySelector('section[aria-label="Accuracy by subject"]') ?? expect.fail('No card'));
  const bars = [...card.querySelectorAll<HTMLElement>('[data-bar-of]')];
  expect(bars.map(({ dataset }) => dataset.barOf)).toEqual(['Physics', 'Chemistry', 'Maths']);
  expect(card.textContent).toContain('Right answers among those attempted. Lowest: Chemistry.');
});

it('tell who stands behind the middle whom they have reached, and the last one the average, in no late rank', async () => {
  const scores = [0, 10, 20, 30, 40].map((score) => ({ score, count: 2 }));
  const norms = { scores, questions: [{ questionId: 1, attempted: 10, correct: 9, medianSeconds: 20 }] };
  await keepCohort('asha', { assessmentId: 1, participants: 10, asOf: '2026-02-03T09:34:00.000Z', norms });
  server.goesDown();
  const standing = async (score: number) => {
    await keepResult(device, 'asha', result({ score, insight: insight({ seconds: 30, place: 1 }) }));
    await opensInsights();
    const card = await eventually(() => document.querySelector('section[aria-label="Among all who took it"]') ?? expect.fail('No card'));
    return card.textContent;
  };
  const behind = await standing(10);
  expect(behind).toContain('You did as well as or better than 3 of the 9 others.');
  expect(behind).not.toMatch(/Rank|Percentile/);
  await leave();
  const last = await standing(-5);
  expect(last).toMatch(/^Among all who took itAverage/);
  expect(last).not.toMatch(/Rank|Percentile|you among them|others/);
});
