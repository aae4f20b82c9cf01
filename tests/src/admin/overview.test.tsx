// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { ItemTable } from '../../../src/admin/statistics/ItemTable';
import { leaves, texts } from './kit';

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

test('the table of an assessment’s questions draws their formulas and leaves money as it stands', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<ItemTable items={[item]} />));
  // The typesetter's styles never load here: the TeX stands where the formula will.
  expect(texts('row')[1]).toContain('A root of x^2 = 4 costs $5?');
  await act(async () => root.unmount());
  await leaves();
});
