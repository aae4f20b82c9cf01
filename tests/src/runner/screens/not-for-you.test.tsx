// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RunnerPage } from '../../../../src/runner/screens/RunnerPage';
import { eventually, leave, open, server, startOver, text } from '../../learner/kit';

vi.mock('../../../../src/session/session-store', async () => (await import('../../learner/kit')).sessionDouble);

beforeEach(startOver);
afterEach(leave);

it('says to a learner at the address of a test for another batch whom to ask; to an admin what the server says', async () => {
  for (const path of ['/assessment/7/paper', '/assessment/7']) server.refuses(path, 404);
  await open(<RunnerPage uid="asha" assessmentId={7} />);
  await eventually(() => expect(text()).toContain('There is no such assessment for you. If your batch sits it, ask your institute'));
  await leave();
  await open(<RunnerPage uid="asha" assessmentId={7} isPreview />);
  await eventually(() => expect(text()).toContain('This assessment cannot be opened'));
  expect(text()).not.toContain('your batch');
});
