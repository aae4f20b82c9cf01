// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { study } from '../../../src/learner/device/study';
import { PastTestPage } from '../../../src/past-test/PastTestPage';
import { keepSatAgain } from '../../../src/past-test/sat-again';
import { device } from '../../../src/runner/device/db';
import { keepResult } from '../../../src/runner/device/shelf';
import { addressState, byRole, click, eventually, leave, meanwhile, open, server, signIn, startOver, text } from '../learner/kit';
import { asha, question, result, sitting } from '../learner/made';

vi.mock('../../../src/session/session-store', async () => (await import('../learner/kit')).sessionDouble);

const path = '/assessment/1/result';
const opens = () => open(<PastTestPage assessmentId={1} />, '/assessments/1/again');
const insight = { marksPerCorrect: 4, marksPerWrong: 1, questions: [] };
const subjects = [{ subjectName: 'Maths', numberOfQuestions: 2 }];
const questions = [question(), question({ questionId: 2, selectedOptionId: 11 })];
const past = result({ totalMarks: 8, questions, subjects, insight });

/** Ten minutes of practice of both questions: the first right, the second wrong by the first key. */
const satBefore = {
  ...{ assessmentId: 1, startedAt: 1_000_000, endedAt: 1_600_000, part: { of: 'whole' as const }, isTimed: true, timeTaken: 600 },
  answers: [
    { questionId: 1, selectedOptionId: 12, markedForReview: false },
    { questionId: 2, selectedOptionId: 11, markedForReview: false },
  ],
  seconds: {},
};
const mayStart = () => byRole('button', 'Start practice');
const isRefused = () => expect(text()).toContain('This test can be sat again once its result is out.');

beforeEach(async () => {
  await startOver();
  await study.sittings.clear();
});
afterEach(leave);

describe('a past test', () => {
  it('can be sat again while the server cannot be reached, and while it is in trouble', async () => {
    await keepResult(device, 'asha', past);
    server.refuses(path, 503);
    await opens();
    await server.isAnswered();
    await eventually(mayStart);
    await leave();
    server.goesDown();
    await opens();
    await eventually(mayStart);
  });

  it('is marked by the key of today, what was sat before too', async () => {
    await keepResult(device, 'asha', past);
    await keepSatAgain(study, 'asha', satBefore, []);
    const answer = server.holds();
    server.gives(path, result({ ...past, questions: [question(), question({ questionId: 2, correctOptionId: 11 })] }));
    await opens();
    await eventually(() => expect(text()).toContain('3 / 8'));
    await meanwhile(async () => answer());
    await eventually(() => expect(text()).toContain('8 / 8'));
  });

  it('shows the sitting that is looked at after a reload too, until another is begun', async () => {
    await keepResult(device, 'asha', past);
    await keepSatAgain(study, 'asha', satBefore, []);
    server.gives(path, past);
    await opens();
    await click(await eventually(() => byRole('button', /^Look at/)));
    const outcome = () => byRole('button', 'Sit it again');
    await eventually(outcome);
    const state = addressState();
    expect(state).toEqual({ sitting: satBefore.startedAt });
    await leave();
    await open(<PastTestPage assessmentId={1} />, { pathname: '/assessments/1/again', state });
    await click(await eventually(outcome));
    await eventually(mayStart);
    expect(addressState()).toBeNull();
  });

  it('of which the result is not out any more cannot be sat again', async () => {
    await keepResult(device, 'asha', past);
    server.refuses(path, 403);
    await opens();
    await eventually(isRefused);
    expect(text()).not.toContain('Start practice');
  });

  it('that is under way for real cannot be sat beside', async () => {
    await keepResult(device, 'asha', past);
    await device.attempts.put(sitting(1));
    server.goesDown();
    await opens();
    await eventually(isRefused);
  });

  it('of another learner on this phone is not shown', async () => {
    await keepResult(device, 'asha', past);
    await keepSatAgain(study, 'asha', satBefore, []);
    signIn({ ...asha, uid: 'ravi' });
    await keepResult(device, 'ravi', past);
    server.gives(path, past);
    await opens();
    await eventually(mayStart);
    expect(text()).not.toContain('Sat again before');
  });
});
