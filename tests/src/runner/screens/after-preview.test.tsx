// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { device } from '../../../../src/runner/device/db';
import { trustedClock } from '../../../../src/runner/device/trusted-clock';
import { RunnerPage } from '../../../../src/runner/screens/RunnerPage';
import { allByRole, byRole, click, eventually, leave, open, server, startOver, text } from '../../learner/kit';
import { paper } from '../../learner/made';

vi.mock('../../../../src/session/session-store', async () => (await import('../../learner/kit')).sessionDouble);

const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

beforeEach(() => {
  startOver();
  server.refuses(`/assessment/${paper.id}/paper`, 404);
  vi.spyOn(trustedClock, 'isSure').mockReturnValue(true);
});
afterEach(leave);

it('a clear paper from before its hour, left by a preview, cannot be begun by whoever is no admin any more', async () => {
  await device.papers.put({ ...paper, takesEvidence: true, opensAt: tomorrow, uid: 'asha' });
  await open(<RunnerPage uid="asha" assessmentId={paper.id} />);
  await eventually(() => expect(text()).toContain('Opens'));
  expect(allByRole('button', 'Start Assessment')).toEqual([]);
  await expect.poll(() => device.papers.count()).toBe(0);
});

it.each([
  ['an admin', { isPreview: true }, {}],
  ['who opened it by its code', {}, { openedBy: 'code' }],
] as const)('it can be begun by %s', async (_, props, more) => {
  await device.papers.put({ ...paper, takesEvidence: true, opensAt: tomorrow, ...more, uid: 'asha' });
  await open(<RunnerPage uid="asha" assessmentId={paper.id} {...props} />);
  await eventually(() => byRole('button', 'Start Assessment'));
  expect(await device.papers.count()).toBe(1);
});

it('a preview that was begun is nothing to whoever is no admin any more, and goes on for an admin', async () => {
  const { id } = paper;
  const opened = { ...paper, takesEvidence: true, opensAt: tomorrow, uid: 'asha' };
  await device.papers.put(opened);
  await open(<RunnerPage uid="asha" assessmentId={id} isPreview />);
  await eventually(() => byRole('button', 'Start Assessment'));
  await click(byRole('button', 'Start Assessment'));
  await expect.poll(async () => (await device.attempts.get(['asha', id]))?.isPreview).toBe(true);
  await leave();
  await open(<RunnerPage uid="asha" assessmentId={id} />);
  await eventually(() => expect(text()).toContain('Opens'));
  expect(allByRole('button', 'Start Assessment')).toEqual([]);
  expect(await device.attempts.count()).toBe(0);
});
