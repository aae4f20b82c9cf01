// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NotebookPage } from '../../../src/learner/notebook/NotebookPage';
import { device } from '../../../src/runner/device/db';
import { keepResult } from '../../../src/runner/device/shelf';
import { allByRole, byRole, click, eventually, leave, open, signIn, startOver, text } from './kit';
import { asha, question, result } from './made';

vi.mock('../../../src/session/session-store', async () => (await import('./kit')).sessionDouble);

beforeEach(async () => {
  await startOver();
  signIn(asha);
});
afterEach(leave);

const keeps = (assessmentId: number, count: number) => {
  const questions = Array.from({ length: count }, (_, i) =>
    question({ questionId: assessmentId * 1000 + i, questionText: `Mistake ${i + 1}.`, selectedOptionId: 11 }),
  );
  return keepResult(device, asha.uid, result({ assessmentId, questions }));
};

it('200 mistakes are shown 15 a page, and the next page begins at its top; all 200 are practised', async () => {
  await keeps(1, 200);
  await open(<NotebookPage />, '/user/mistake-notebook');
  await eventually(() => byRole('heading', 'Questions 1–15 of 200'));
  expect(allByRole('listitem')).toHaveLength(15);
  byRole('button', 'Practise: 200 questions');

  await click(byRole('button', 'Page 14'));
  expect(document.activeElement).toBe(byRole('heading', 'Questions 196–200 of 200'));
  expect(allByRole('listitem')).toHaveLength(5);
});

it('a notebook of one page has no pager and no count', async () => {
  await keeps(1, 15);
  await open(<NotebookPage />, '/user/mistake-notebook');
  await eventually(() => byRole('button', 'Practise: 15 questions'));
  expect(text()).toContain('Mistake 15.');
  expect(allByRole('button', /page/i)).toEqual([]);
  expect(allByRole('heading', /^Questions/)).toEqual([]);
});
