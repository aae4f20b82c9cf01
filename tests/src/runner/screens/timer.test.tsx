// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { begin } from '../../../../src/runner/attempt/attempt';
import { Timer } from '../../../../src/runner/screens/sitting/Timer';
import { leave, open, startOver } from '../../learner/kit';

const minute = 60_000;

beforeEach(startOver);
afterEach(leave);

it.each([
  [9, '1 minute left in this section'],
  // The last section ends with the whole.
  [19, '1 minute left · 0 of 2 questions answered, 2 unanswered.'],
])('after %i minutes of two locked sections of ten, the last minute says of what it is', async (minutes, said) => {
  const sections = [101, 102].map((id) => ({ seconds: 600, questionIds: [id] }));
  const ids = { uid: 'asha', assessmentId: 7, questionIds: [101, 102] };
  const attempt = begin({ ...ids, seconds: 1_200, sections, at: 0, isDated: true });
  await open(<Timer attempt={attempt} now={minutes * minute} />);
  expect(document.querySelector('[aria-live]')?.textContent).toBe(said);
});
