// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotebookPage } from '../../../src/learner/notebook/NotebookPage';
import { study } from '../../../src/learner/score/study';
import { device } from '../../../src/runner/device/db';
import { keepResult } from '../../../src/runner/device/shelf';
import { until } from '../../kit/until';
import { allByRole, byRole, click, eventually, leave, meanwhile, open, server, signIn, startOver, text } from './kit';
import { asha, question, result } from './made';

vi.mock('../../../src/session/session-store', async () => (await import('./kit')).sessionDouble);

beforeEach(async () => {
  await startOver();
  signIn(asha);
  await Promise.all([study.drills.clear(), study.practice.clear()]);
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

it('a result leads to the practice of its own mistakes, also of those that were practised before; then comes the notebook', async () => {
  await keeps(1, 2);
  await keeps(2, 3);
  await study.drills.put({ uid: asha.uid, questionId: 1000, rights: 2, at: Date.parse('2100-01-01') });
  await open(<NotebookPage />, { pathname: '/user/mistake-notebook', state: { mend: 1 } });
  await eventually(() => byRole('heading', /of 2$/));
  await click(byRole('button', 'Back to the notebook'));
  await eventually(() => byRole('button', 'Practise: 4 questions'));
});

it('a notebook of one page has no pager and no count', async () => {
  await keeps(1, 15);
  await open(<NotebookPage />, '/user/mistake-notebook');
  await eventually(() => byRole('button', 'Practise: 15 questions'));
  expect(text()).toContain('Mistake 15.');
  expect(allByRole('button', /page/i)).toEqual([]);
  expect(allByRole('heading', /^Questions/)).toEqual([]);
});

it('says that nothing is to be revised only where the results are known', async () => {
  await open(<NotebookPage />, '/user/mistake-notebook');
  await eventually(() => expect(text()).toContain('No connection. Connect once to load this'));
  expect(text()).not.toContain('Nothing to revise');
  server.gives('/assessment/results/user/asha', []);
  await click(byRole('button', 'Try again'));
  await eventually(() => expect(text()).toContain('Nothing to revise yet.'));
  // The empty list is remembered.
  await leave();
  server.goesDown();
  await open(<NotebookPage />, '/user/mistake-notebook');
  await eventually(() => expect(text()).toContain('Nothing to revise yet.'));
});

describe('practice', () => {
  const practises = async (count: number) => {
    await keeps(1, count);
    await open(<NotebookPage />, '/user/mistake-notebook');
    await click(await eventually(() => byRole('button', /^Practise/)));
  };
  const answers = async (option: 'three' | 'four') => {
    const field = [...document.querySelectorAll('label')].find((label) => label.textContent?.includes(option));
    if (field) await click(field);
  };
  const checks = async (verdict: 'Right.' | 'Not right.') => {
    await click(byRole('button', 'Check'));
    await eventually(() => byRole('status', new RegExp(`^${verdict}`)));
  };
  const undoes = async () => {
    await click(byRole('button', 'Undo'));
    await eventually(() => byRole('button', 'Check'));
  };

  it.each([
    ['right, undone and wrong', ['four', 'three'], '0 of 2 right.'],
    ['wrong, undone and right', ['three', 'four'], '0 of 2 right.'],
    ['right, undone and right', ['four', 'four'], '0 of 2 right.'],
  ] as const)('counts no right answer after the solution was seen: %s', async (_, [first, last], count) => {
    await practises(2);
    const verdictOn = (option: 'three' | 'four') => (option === 'four' ? 'Right.' : 'Not right.');
    await answers(first);
    await checks(verdictOn(first));
    await undoes();
    expect(await study.practice.toArray()).toEqual([]);
    await answers(last);
    await checks(verdictOn(last));
    expect(text().includes('You had seen the solution')).toBe(last === 'four');
    expect((await study.practice.toArray()).map((row) => row.type === 'answered' && row.right)).toEqual(last === 'four' ? [] : [false]);
    await click(byRole('button', 'Next question'));
    await answers('three');
    await checks('Not right.');
    await click(byRole('button', 'Finish'));
    expect(text()).toContain(count);
  });

  it('counts an answer and its undoing once, however often the button is pressed', async () => {
    await practises(1);
    await answers('four');
    const twice = (name: string, events: number) =>
      meanwhile(async () => {
        const button = byRole('button', name);
        button.click();
        button.click();
        await until(async () => (await study.practice.count()) === events);
      });
    await twice('Check', 1);
    await eventually(() => byRole('button', 'Undo'));
    await twice('Undo', 0);
    await eventually(() => byRole('button', 'Check'));
    await answers('four');
    await click(byRole('button', 'Check'));
    await click(await eventually(() => byRole('button', 'Finish')));
    expect(text()).toContain('0 of 1 right.');
  });
});
