// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { study } from '../../../src/learner/device/study';
import { ResultPage } from '../../../src/learner/result/ResultPage';
import { RevisePage } from '../../../src/learner/revise/RevisePage';
import { device } from '../../../src/runner/device/db';
import { keepResult } from '../../../src/runner/device/shelf';
import { questionOf } from '../../kit/question-of';
import { until } from '../../kit/until';
import { allByRole, byRole, click, eventually, leave, meanwhile, onDevice, open, server, signIn, startOver, text } from './kit';
import { asha, question, result } from './made';

vi.mock('../../../src/session/session-store', async () => (await import('./kit')).sessionDouble);

beforeEach(async () => {
  await startOver();
  await Promise.all([study.practice.clear(), study.marks.clear()]);
  const questions = [question(), question({ questionId: 2, questionText: 'And 3 + 1?' })];
  await keepResult(device, asha.uid, result({ questions }));
});
afterEach(leave);

const opensResult = () => open(<ResultPage assessmentId={1} />, '/assessments/1/result');
const star = (name: string) => eventually(() => byRole('button', name));
const isPressed = (name: string) => byRole('button', name).getAttribute('aria-pressed') === 'true';
const written = async () =>
  (await study.practice.where('uid').equals(asha.uid).sortBy('n')).map((row) => [row.type, questionOf(row), row.state]);

it('a question that was right is saved in its result, is due in Revise, and no longer once it is not saved', async () => {
  await opensResult();
  await click(await star('Save question 2'));
  await eventually(() => expect(isPressed('Saved: question 2')).toBe(true));
  expect(isPressed('Save question 1')).toBe(false);
  await onDevice(async () => (await written()).every(([, , state]) => state === 'new'));
  expect(await written()).toEqual([['saved', 2, 'new']]);

  await leave();
  await open(<RevisePage />, '/user/mistake-notebook');
  await eventually(() => byRole('heading', '1 question is due today'));
  expect(text()).toContain('You saved itAnd 3 + 1?');
  await click(byRole('button', 'Revise 1'));
  expect(allByRole('button', 'Save this question')).toEqual([]);
  await click(byRole('button', "I don't know"));
  await eventually(() => expect(isPressed('Saved: this question')).toBe(true));
  await click(byRole('button', 'Undo'));
  await click(await star("I don't know"));
  await click(await star('Saved: this question'));
  await eventually(() => expect(isPressed('Save this question')).toBe(false));
  await onDevice(async () => (await written()).at(-1)?.join() === 'unsaved,2,new');
});

it('a star that the device cannot store stays as it was, and says so until it is stored', async () => {
  const failure = 'This could not be kept on this device. Please try again.';
  await opensResult();
  const noRoom = vi.spyOn(study, 'transaction').mockRejectedValue(new Error('QuotaExceededError'));
  await click(await star('Save question 2'));
  await eventually(() => expect(text()).toContain(failure));
  expect(isPressed('Save question 2')).toBe(false);
  noRoom.mockRestore();
  await click(byRole('button', 'Save question 2'));
  await eventually(() => expect(isPressed('Saved: question 2')).toBe(true));
  await eventually(() => expect(text()).not.toContain(failure));
  await onDevice(async () => (await written()).every(([, , state]) => state === 'new'));
});

it('a note beside a star is written offline, shown in the result and in Revise, changed and taken away', async () => {
  const notes = async () =>
    (await study.practice.orderBy('[uid+id]').toArray()).toSorted((a, b) => a.n - b.n).map((row) => row.type === 'saved' && row.note);
  const noteField = () => document.querySelector('textarea') ?? expect.fail('No field');
  const types = async (words: string) => {
    const area = await eventually(noteField);
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, words);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  const writes = async (words: string) => {
    await types(words);
    await click(byRole('button', 'Save the note'));
  };
  server.goesDown();
  await opensResult();
  await star('Save question 2');
  expect(allByRole('button', /note/)).toEqual([]);
  await click(await star('Save question 2'));
  await click(await star('Add a note to question 2'));
  await writes('a'.repeat(501));
  expect(text()).toContain('At most 500 characters.');
  await writes('  Mind the sign\u0007 ');
  await eventually(() => expect(text()).toContain('Your noteMind the sign'));
  // The row may have the note before its dialog is closed.
  await eventually(() => expect(document.querySelector('textarea')).toBeNull());
  expect(await notes()).toEqual([undefined, 'Mind the sign']);
  await click(await star('Change the note of question 2'));
  expect((await eventually(noteField)).value).toBe('Mind the sign');
  // Escape loses no word; *Cancel* gives them up.
  await types('Mind the sign, and');
  await act(async () => document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel')));
  await eventually(() => expect(document.querySelector('textarea')).toBeNull());
  await click(await star('Change the note of question 2'));
  expect((await eventually(noteField)).value).toBe('Mind the sign, and');
  expect(text()).toContain('This is not saved yet.');
  await click(byRole('button', 'Cancel'));
  await click(await star('Change the note of question 2'));
  expect((await eventually(noteField)).value).toBe('Mind the sign');
  expect(text()).not.toContain('This is not saved yet.');
  await click(byRole('button', 'Save the note'));
  expect(await notes()).toHaveLength(2);

  await leave();
  await open(<RevisePage />, '/user/mistake-notebook');
  await eventually(() => byRole('heading', '1 question is due today'));
  expect(document.querySelector('details:not([open]) p')?.textContent).toBe('Mind the sign');
  await click(byRole('button', 'Revise 1'));
  expect(text()).not.toContain('Mind the sign');
  await click(byRole('button', "I don't know"));
  await eventually(() => expect(text()).toContain('Your noteMind the sign'));
  await click(await star('Change the note'));
  await writes('');
  await eventually(() => byRole('button', 'Add a note'));
  expect(text()).not.toContain('Mind the sign');
  expect(await notes()).toEqual([undefined, 'Mind the sign', false, '']);
});

it('two presses at once save a question once', async () => {
  await opensResult();
  const button = await star('Save question 1');
  await meanwhile(async () => {
    button.click();
    button.click();
    await until(async () => (await study.practice.count()) > 0);
  });
  await eventually(() => expect(isPressed('Saved: question 1')).toBe(true));
  expect((await written()).map(([type]) => type)).toEqual(['saved']);
});

it('an admin and another person see no star of this one', async () => {
  await opensResult();
  await click(await star('Save question 1'));
  await eventually(() => expect(isPressed('Saved: question 1')).toBe(true));
  await leave();
  await keepResult(device, 'ravi', result({ questions: [question()] }));
  signIn({ ...asha, uid: 'ravi' });
  await opensResult();
  await star('Save question 1');
  expect(isPressed('Save question 1')).toBe(false);
  await leave();
  signIn({ ...asha, role: 'admin' });
  await opensResult();
  await eventually(() => byRole('heading', 'Question 1'));
  await eventually(() => expect(text()).toContain('And 3 + 1?'));
  expect(allByRole('button', /^Save/)).toEqual([]);
});
