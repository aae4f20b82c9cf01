// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Paper } from '../../../../contract/assessment/assessment';
import { type Attempt, standingOf } from '../../../../src/runner/attempt/attempt';
import { Palette } from '../../../../src/runner/screens/palette/Palette';
import { SubmitLook } from '../../../../src/runner/screens/palette/PlainPalette';
import { SubmitDialog } from '../../../../src/runner/screens/sitting/SubmitDialog';
import { leave, open, startOver } from '../../learner/kit';
import { paper as samplePaper, sitting } from '../../learner/made';

beforeEach(startOver);
afterEach(leave);

const begun: Attempt = { ...sitting(1), standings: {} };
/** A paper with these questions, a list for each subject. */
const paperOf = (...subjects: number[][]): Paper => ({
  ...samplePaper,
  subjects: subjects.map((ids, at) => ({
    subjectName: `Subject ${at + 1}`,
    questions: ids.map((id) => ({ id, description: `Q${id}`, options: [] })),
  })),
});
const cells = () => [...document.querySelectorAll<HTMLButtonElement>('nav button')];
const press = (key: string) =>
  act(async () => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

it('the palette is one stop of the Tab key; arrows move in it, by its columns', async () => {
  const questionIds = Array.from({ length: 12 }, (_, at) => at + 1);
  await open(<Palette paper={paperOf(questionIds)} attempt={{ ...begun, questionIds, currentQuestionId: 3 }} onGo={() => undefined} />);
  expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toEqual([cells()[2]]);
  const grid = cells()[0]?.parentElement;
  if (grid) grid.style.gridTemplateColumns = '1px 1px 1px 1px 1px';
  cells()[2]?.focus();
  const at = () => cells().indexOf(document.activeElement as HTMLButtonElement) + 1;
  const places: number[] = [];
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'End', 'ArrowRight', 'Home', 'x']) {
    await press(key);
    places.push(at());
  }
  expect(places).toEqual([4, 9, 8, 3, 12, 12, 1, 1]);
});

it('the palette is parted by the subjects of the paper; arrows go from one part to the next, by column', async () => {
  await open(
    <Palette
      paper={paperOf([1, 2, 3, 4, 5, 6, 7], [8, 9, 10])}
      attempt={{ ...begun, questionIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], currentQuestionId: 2 }}
      onGo={() => undefined}
    />,
  );
  const parts = [...document.querySelectorAll('nav section')];
  expect(parts.map((part) => [part.querySelector('h3')?.textContent, part.querySelectorAll('button').length])).toEqual([
    ['Subject 1', 7],
    ['Subject 2', 3],
  ]);
  for (const grid of document.querySelectorAll<HTMLElement>('[data-grid]')) grid.style.gridTemplateColumns = '1px 1px 1px 1px 1px';
  cells()[3]?.focus();
  const places: number[] = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'ArrowDown']) {
    await press(key);
    places.push(cells().indexOf(document.activeElement as HTMLButtonElement) + 1);
  }
  // Below 4, the second row has two cells only: its last one is taken.
  expect(places).toEqual([7, 9, 7, 8, 7, 9]);
});

it('the legend names a state before its number, with the sign of the state', async () => {
  await open(<Palette paper={paperOf([1])} attempt={begun} onGo={() => undefined} />);
  for (const row of document.querySelectorAll('[data-legend]'))
    expect([...row.children].map(({ tagName }) => tagName)).toEqual(['DT', 'DD']);
  expect(document.querySelectorAll('[data-legend=answered-marked] dt svg')).toHaveLength(2);
});

it('before a hand-in it says the time left and what is marked, and leads to the first question that is open, and to the first one marked', async () => {
  const gone: number[] = [];
  const standing = (selectedOptionId: number | null, markedForReview: boolean) => ({
    ...standingOf(begun, 1),
    selectedOptionId,
    markedForReview,
  });
  const attempt: Attempt = {
    ...begun,
    questionIds: [7, 8, 9],
    currentQuestionId: 9,
    standings: { 7: standing(1, true), 9: standing(2, false) },
  };
  await open(<SubmitLook attempt={attempt} now={attempt.deadline - 90_000} onGo={(id) => gone.push(id)} />);
  expect(document.querySelector('p')?.textContent).toBe('Time left: 01:30. 1 marked for review.');
  const buttons = () => [...document.querySelectorAll('button')];
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Go to question 2: unanswered', 'Go to question 1: marked']);
  for (const button of buttons()) await act(async () => button.click());
  expect(gone).toEqual([8, 7]);
});

it('before a hand-in it leads first to a number that is half typed', async () => {
  const standings = { 8: { ...standingOf(begun, 8), value: '-' } };
  await open(<SubmitLook attempt={{ ...begun, questionIds: [7, 8, 9], standings }} now={begun.deadline - 90_000} onGo={() => undefined} />);
  expect(document.querySelector('button')?.textContent).toBe('Go to question 2: its number is half typed');
});

it('a hand-in without an answer is said first, and the filled button goes on; with one, the filled button submits', async () => {
  const opened = async (attempt: Attempt) => {
    await leave();
    const now = attempt.deadline - 1_000;
    await open(
      <SubmitDialog isOpen attempt={attempt} now={now} ending={undefined} onClose={() => undefined} onSubmit={() => undefined}>
        <SubmitLook attempt={attempt} now={now} onGo={() => undefined} />
      </SubmitDialog>,
    );
    const filled = [...document.querySelectorAll('button.bg-brand')].map(({ textContent }) => textContent);
    return [document.querySelector('[data-tone=warning]')?.textContent, filled];
  };
  const attempt: Attempt = { ...begun, questionIds: [7, 8] };
  expect(await opened(attempt)).toEqual(['You have not answered any question yet.', ['Keep working']]);
  const standings = { 7: { ...standingOf(begun, 7), selectedOptionId: 1 } };
  expect(await opened({ ...attempt, standings })).toEqual([undefined, ['Yes, submit']]);
});

it('before a hand-in it leads nowhere once everything is answered and nothing marked', async () => {
  const answered = { ...standingOf(begun, 1), selectedOptionId: 1 };
  await open(
    <SubmitLook attempt={{ ...begun, questionIds: [1], standings: { 1: answered } }} now={begun.deadline} onGo={() => undefined} />,
  );
  expect(document.querySelector('p')?.textContent).toBe('Time left: 00:00.');
  expect(document.querySelector('button')).toBeNull();
});
