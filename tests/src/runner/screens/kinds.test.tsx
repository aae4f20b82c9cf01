// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Paper } from '../../../../contract/assessment/assessment';
import { device } from '../../../../src/runner/device/db';
import { attemptOn } from '../../../../src/runner/device/shelf';
import { RunnerPage } from '../../../../src/runner/screens/RunnerPage';
import { allByRole, byRole, click, eventually, leave, open, server, startOver, text } from '../../learner/kit';
import { paper } from '../../learner/made';

vi.mock('../../../../src/session/session-store', async () => (await import('../../learner/kit')).sessionDouble);

const options = [1, 2, 3].map((id) => ({ id, text: `Option ${id}` }));
const both: Paper = {
  ...paper,
  subjects: [
    {
      subjectName: 'All kinds',
      questions: [
        { id: 1, description: 'Which are prime?', kind: 'multiple', options },
        { id: 2, description: 'How many?', kind: 'numeric', options: [] },
      ],
    },
  ],
};

beforeEach(startOver);
afterEach(leave);

const field = () => document.querySelector<HTMLInputElement>('input[inputmode=none]');
const stored = () => attemptOn(device, 'asha', paper.id);
const press = (key: string, target: EventTarget = document.body) =>
  act(async () => void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

async function types(value: string): Promise<void> {
  const input = field();
  if (input === null) throw new Error('No field');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function starts(): Promise<void> {
  server.gives(`/assessment/${paper.id}/paper`, both);
  await open(<RunnerPage uid="asha" assessmentId={paper.id} />);
  await click(await eventually(() => byRole('button', 'Start Assessment')));
  await eventually(() => expect(text()).toContain('One or more options may be right'));
  expect(text()).toContain('Only all right options, and no other, earn the marks.');
}

it('several options are ticked by keys, kept, and cleared by a reset', async () => {
  await starts();
  await press('c');
  await press('1');
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  expect(boxes.map((box) => box.checked)).toEqual([true, false, true]);
  expect(document.activeElement).toBe(boxes[0]);
  await eventually(() => expect(text()).toContain('Saved on this device'));
  expect((await stored())?.standings[1]).toMatchObject({ selectedOptionId: null, selectedOptionIds: [1, 3] });
  await press('r');
  expect(boxes.some((box) => box.checked)).toBe(false);
  const reset = byRole('button', 'Reset Answer') as HTMLButtonElement;
  expect(reset.disabled).toBe(true);
  // Pressed itself, it leads the focus back to the answer.
  await press('c');
  reset.focus();
  await click(reset);
  expect(boxes.some((box) => box.checked)).toBe(false);
  expect(document.activeElement).toBe(boxes[0]);
});

it('a number is typed by keypad and keyboard, and is kept while it is half typed; letters press the keys of the hall', async () => {
  await starts();
  await press('n');
  const input = await eventually(() => field() ?? expect.fail('No field'));
  // Without options none of them is a picture: the keypad has the whole width.
  expect(input.closest('fieldset')?.dataset.pictures).toBe('false');
  await press('4');
  expect(document.activeElement).toBe(input);
  await types('4');
  await types('4x');
  expect(input.value).toBe('4');
  await click(byRole('button', 'Change the sign'));
  await click(byRole('button', 'Backspace'));
  expect(input.value).toBe('-');
  expect(text()).toContain('This is not a number yet');
  await eventually(() => expect(text()).toContain('Saved on this device'));
  expect((await stored())?.standings[2]).toMatchObject({ selectedOptionId: null, value: '-' });
  expect(allByRole('status', '-')).toHaveLength(1);
  for (const key of ['1', '.', '5']) await click(byRole('button', key));
  expect(input.value).toBe('-1.5');
  await press('p', input);
  expect(text()).toContain('Which are prime?');
  await press('n');
  expect((await eventually(() => field() ?? expect.fail('No field'))).value).toBe('-1.5');
});

it('a key of numbers goes nowhere with a modifier or while a dialog is open', async () => {
  await starts();
  await press('n');
  const input = await eventually(() => field() ?? expect.fail('No field'));
  await act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '4', ctrlKey: true, bubbles: true })));
  expect(document.activeElement).not.toBe(input);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  await press('4');
  expect(document.activeElement).not.toBe(input);
  dialog.remove();
  await press('x');
  expect(document.activeElement).not.toBe(input);
  await press('4');
  expect(document.activeElement).toBe(input);
});
