// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ItemTable } from '../../../../src/admin/results/statistics/ItemTable';
import { warningOf } from '../../../../src/admin/results/statistics/warnings';
import { numberText } from '../../../../src/admin/words/wording/figures';
import { all, leaves, texts } from '../kit';

const item = {
  questionId: 7,
  questionText: 'A root of $x^2 = 4$ costs $5?',
  subjectName: 'Algebra',
  facility: 1,
  discrimination: null,
  medianSeconds: 30,
  options: [{ id: 1, text: 'two', isCorrect: true, count: 1, meanScore: 1 }],
  skipped: { count: 0, meanScore: null },
};

test('the table of an assessment’s questions draws formulas and leaves sums of money unchanged', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <MemoryRouter>
        <ItemTable id={3} items={[item]} participants={1} reports={new Map()} />
      </MemoryRouter>,
    ),
  );
  // The typesetter's styles never load in jsdom, so the TeX source stands in for the formula.
  expect(texts('row')[1]).toContain('A root of x^2 = 4 costs $5?');
  await act(async () => root.unmount());
  await leaves();
});

test('each question, and its warning, lead to its page; nine submissions are not enough for a warning', async () => {
  const wrong = { ...item, facility: 0.1, discrimination: -0.4 };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const draws = (participants: number, reports = new Map<number, number>()) =>
    act(async () =>
      root.render(
        <MemoryRouter>
          <ItemTable id={3} items={[wrong]} participants={participants} reports={reports} />
        </MemoryRouter>,
      ),
    );
  await draws(9);
  expect(all('link').map((link) => link.getAttribute('href'))).toEqual(['/admin/assessments/3/questions/7']);
  await draws(10);
  expect(all('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    [null, '/admin/assessments/3/questions/7'],
    ['Check the key: question 7', '/admin/assessments/3/questions/7'],
  ]);
  await draws(9, new Map([[7, 2]]));
  expect(all('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toContainEqual([
    '2 reports about question 7',
    '/admin/reports?assessment=3&question=7',
  ]);
  await draws(10);
  expect(document.querySelector('li svg')).not.toBeNull();
  expect(texts('row').join()).not.toContain('✓');
  await act(async () => root.unmount());
  await leaves();
});

test('no question is called hard, easy or weak before ten submissions', () => {
  for (const facility of [0, 1]) expect(warningOf({ facility, discrimination: 0 }, 9)).toBeNull();
  expect(warningOf({ facility: 0, discrimination: null }, 10)).toBe('hard');
  expect(warningOf({ facility: 1, discrimination: null }, 10)).toBe('easy');
  expect(warningOf({ facility: 0.5, discrimination: 0.1 }, 10)).toBe('few');
});

test('figures are grouped as in India and have a real minus sign', () => {
  expect([10_061, 100_000, -2.5, 0, null].map(numberText)).toEqual(['10,061', '1,00,000', '−2.5', '0', '–']);
});
