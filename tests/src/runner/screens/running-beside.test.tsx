// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { device } from '../../../../src/runner/device/db';
import { keepAvailable, keepPaper } from '../../../../src/runner/device/shelf';
import { RunnerPage } from '../../../../src/runner/screens/RunnerPage';
import { byRole, eventually, leave, open, server, startOver, text } from '../../learner/kit';
import { available, paper, parcel, sitting } from '../../learner/made';

vi.mock('../../../../src/session/session-store', async () => (await import('../../learner/kit')).sessionDouble);

const runs = (minutes: number) => device.attempts.put({ ...sitting(5), deadline: Date.now() + minutes * 60_000 });
const page = (isPreview = false) => open(<RunnerPage uid="asha" assessmentId={paper.id} isPreview={isPreview} />);
const filled = () => [...document.querySelectorAll('.bg-brand')].map(({ textContent }) => textContent);

beforeEach(async () => {
  await startOver();
  await keepPaper(device, 'asha', paper);
  await keepPaper(device, 'asha', { ...paper, id: 5, name: 'Weekly 5' });
  server.goesDown();
});
afterEach(leave);

it('before a start it says that another test runs on this device, how long, and leads back to it first', async () => {
  await runs(17.4);
  await page();
  await eventually(() => expect(text()).toContain('The timer of “Weekly 5” is running.'));
  await eventually(() => expect(text()).toContain('17 minutes left'));
  expect(byRole('link', 'Finish that one first').getAttribute('href')).toBe('/assessments/5');
  expect(filled()).toEqual(['Finish that one first']);
  expect(byRole('button', 'Start Assessment').hasAttribute('disabled')).toBe(false);
});

it('says less than a minute in the last one', async () => {
  await runs(0.9);
  await page();
  await eventually(() => expect(text()).toContain('Less than a minute left'));
});

it('says nothing of a test whose time is over, and nothing in a preview', async () => {
  await runs(-1);
  await page();
  await eventually(() => expect(document.querySelector('.order-last')).not.toBeNull());
  await eventually(() => expect(filled()).toEqual(['Start Assessment']));
  expect(text()).not.toContain('is running');
  await leave();
  await runs(10);
  await page(true);
  await eventually(() => expect(filled()).toContain('Start Assessment'));
  expect(text()).not.toContain('is running');
});

it('does not say of a test that was handed in on this device that it runs on another one', async () => {
  const begun = { at: new Date(Date.now() - 60_000).toISOString(), until: new Date(Date.now() + 60 * 60_000).toISOString() };
  await keepAvailable(device, 'asha', [available({ id: 5, name: 'Weekly 5', begun }), available({ id: 6, name: 'Weekly 6', begun })]);
  await device.parcels.put(parcel({ assessmentId: 5 }));
  await page();
  await eventually(() => expect(text()).toContain('“Weekly 6” is running on another device'));
  expect(text()).not.toContain('Weekly 5');
});
