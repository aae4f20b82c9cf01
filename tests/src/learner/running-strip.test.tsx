// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Ways } from '../../../src/app/frame/Ways';
import { device } from '../../../src/runner/device/db';
import { trustedClock } from '../../../src/runner/device/trusted-clock';
import { allByRole, byRole, click, eventually, leave, meanwhile, open, startOver } from './kit';
import { asha, paper, sitting, summary } from './made';

vi.mock('../../../src/session/session-store', async () => (await import('./kit')).sessionDouble);

const minute = 60_000;
const running = (id: number, left: number) => ({ ...sitting(id), deadline: trustedClock.now() + left });
const strips = () => allByRole('link', /Continue/).map(({ textContent }) => textContent);

beforeEach(startOver);
afterEach(leave);

it('names on a page of a learner the test whose clock runs, its minutes and the way back, until its end', async () => {
  await device.papers.put({ ...paper, id: 5, name: 'Mock 5', uid: 'asha' });
  await device.attempts.put(running(5, 12.5 * minute));
  await open(<Ways hasBar />, '/user/available-assessments');
  await eventually(() => expect(strips()).toEqual(['Mock 5 12 minutes left Continue']));
  await meanwhile(async () => void (await device.attempts.update(['asha', 5], { deadline: trustedClock.now() + 400 })));
  await eventually(() => expect(strips()).toEqual([]));
});

it('leads back, and stands not on *Home*, whose card says it', async () => {
  await device.attempts.put(running(5, 30 * minute));
  await open(<Ways hasBar />, '/user/mistake-notebook');
  const strip = await eventually(() => byRole('link', /^Assessment #5/));
  expect(strip.getAttribute('href')).toBe('/assessments/5');
  await click(byRole('link', 'Dashboard'));
  expect(strips()).toEqual([]);
  // At once, so that the page that comes is not moved.
  await click(byRole('link', 'Available'));
  byRole('link', /^Assessment #5/);
});

it('says nothing of a test that is handed in, from here or from elsewhere, that is over, or that is another person’s', async () => {
  await device.attempts.bulkPut([
    { ...running(1, 30 * minute), status: 'handed-in', handedInAt: 1 },
    running(2, 30 * minute),
    running(3, -minute),
    { ...running(4, 30 * minute), uid: 'bala' },
    running(9, 30 * minute),
  ]);
  await device.summaries.put({ ...summary({ assessmentId: 2 }), uid: asha.uid });
  await open(<Ways hasBar />, '/user/my-assessments');
  await eventually(() => expect(strips()).toEqual([expect.stringContaining('Assessment #9')]));
});
