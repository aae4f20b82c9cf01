// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { device } from '../../../../src/runner/device/db';
import { keepAvailable, keepPaper } from '../../../../src/runner/device/shelf';
import { RunnerPage } from '../../../../src/runner/screens/RunnerPage';
import { byRole, click, eventually, leave, open, server, signIn, startOver, text } from '../../learner/kit';
import { asha, available, paper } from '../../learner/made';

vi.mock('../../../../src/session/session-store', async () => (await import('../../learner/kit')).sessionDouble);

const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const list = '/assessment/available?chances=1';
const listed = (until: string) => available({ id: paper.id, begun: { at: at(-5), until } });
/** Has the paper, and no list yet: a page asks for it once a minute. */
async function newcomer(uid: string): Promise<void> {
  signIn({ ...asha, uid });
  await keepPaper(device, uid, paper);
  await open(<RunnerPage uid={uid} assessmentId={paper.id} />);
}
const box = () => document.querySelector<HTMLElement>('input[type=checkbox]') ?? expect.fail('No box to tick');
/** Whatever it says. */
const startButton = () => byRole('button', /^Start (Assessment|again here)$/);
const page = (isPreview = false) => open(<RunnerPage uid="asha" assessmentId={paper.id} isPreview={isPreview} />);

beforeEach(startOver);
afterEach(leave);

describe('the start of a test that was begun on another device', () => {
  it('says before the start that it runs there, what becomes of its answers, and what counts; and is offered', async () => {
    server.gives(`/assessment/${paper.id}/paper`, paper);
    server.gives(list, [listed(at(25))]);
    await page();
    await eventually(() => expect(text()).toMatch(/running on another device or in another browser, since .+, until .+ at the latest\./));
    for (const words of ['are on that device only', 'Every question is unanswered again', 'the one that reaches the portal first'])
      expect(text()).toContain(words);
    expect(byRole('button', 'Start again here').hasAttribute('disabled')).toBe(false);
    expect(text()).not.toContain('Start Assessment');
  });

  it('says after its latest end that no answers are known to have arrived, without a network too', async () => {
    await keepAvailable(device, 'asha', [listed(at(-1))]);
    await keepPaper(device, 'asha', paper);
    server.goesDown();
    await page();
    await eventually(() => expect(text()).toContain('As far as this device knows, no answers have arrived.'));
    expect(text()).toContain('its answers are sent by themselves');
    expect(text()).not.toContain('running');
    await click(byRole('button', 'Start Assessment'));
    await eventually(() => expect(text()).toContain('Question 1 of 1'));
  });

  it('asks once more before a start while it runs there', async () => {
    await keepAvailable(device, 'asha', [listed(at(25))]);
    server.gives(`/assessment/${paper.id}/paper`, paper);
    await page();
    await eventually(() => expect(text()).toContain('running on another device'));
    await click(byRole('button', 'Start again here'));
    expect(document.querySelector('dialog[open] h2')?.textContent).toBe('Start again here?');
    await click(byRole('button', 'Not now'));
    expect(document.querySelector('dialog[open]')).toBeNull();
    await click(byRole('button', 'Start again here'));
    expect(await device.attempts.count()).toBe(0);
    await click(byRole('button', 'Start here'));
    await eventually(() => expect(text()).toContain('Question 1 of 1'));
  });

  it('asks also where one presses before its words are there, and at once', async () => {
    await keepAvailable(device, 'asha', [listed(at(25))]);
    await keepPaper(device, 'asha', paper);
    server.goesDown();
    await page();
    await eventually(() => startButton());
    await click(startButton());
    await eventually(() => expect(document.querySelector('dialog[open] h2')?.textContent).toBe('Start again here?'));
    expect(await device.attempts.count()).toBe(0);
    await click(byRole('button', 'Not now'));
    expect(byRole('button', 'Start again here').hasAttribute('disabled')).toBe(false);
    expect(await device.attempts.count()).toBe(0);
  });

  it('asks where the list that tells of it comes only after the press', async () => {
    server.gives(`/assessment/${paper.id}/paper`, paper);
    server.gives(list, [listed(at(25))]);
    const release = server.holdsPath(list);
    await newcomer('bela');
    await eventually(() => startButton());
    await click(startButton());
    release();
    await eventually(() => expect(document.querySelector('dialog[open] h2')?.textContent).toBe('Start again here?'));
    expect(await device.attempts.count()).toBe(0);
    await click(byRole('button', 'Start here'));
    await eventually(() => expect(text()).toContain('Question 1 of 1'));
  });

  it('leaves the focus on the button that was pressed while the start waits, and takes no second press', async () => {
    server.gives(`/assessment/${paper.id}/paper`, paper);
    const release = server.holdsPath(list);
    await newcomer('esha');
    await eventually(() => startButton());
    const pressed = startButton();
    pressed.focus();
    await click(pressed);
    expect(pressed.hasAttribute('disabled')).toBe(false);
    expect(pressed.getAttribute('aria-disabled')).toBe('true');
    await click(pressed);
    expect(document.activeElement).toBe(pressed);
    await eventually(() => expect(text()).toContain('Question 1 of 1'));
    release();
    expect(await device.attempts.count()).toBe(1);
  });

  it('asks no more where a newer list says that it runs there no longer, and can be started', async () => {
    // From a visit before: this page has not asked for the list yet.
    await device.available.put({ ...listed(at(25)), uid: 'divya' });
    server.gives(`/assessment/${paper.id}/paper`, paper);
    server.gives(list, [available({ id: paper.id })]);
    const release = server.holdsPath(list);
    await newcomer('divya');
    await eventually(() => startButton());
    await click(startButton());
    await eventually(() => expect(document.querySelector('dialog[open] h2')?.textContent).toBe('Start again here?'));
    release();
    await eventually(() => expect(document.querySelector('dialog[open]')).toBeNull());
    await eventually(() => expect(byRole('button', 'Start Assessment').hasAttribute('disabled')).toBe(false));
    await click(byRole('button', 'Start Assessment'));
    await eventually(() => expect(text()).toContain('Question 1 of 1'));
  });

  it('starts where the list does not answer', async () => {
    server.gives(`/assessment/${paper.id}/paper`, paper);
    const release = server.holdsPath(list);
    await newcomer('charu');
    await eventually(() => startButton());
    await click(startButton());
    await eventually(() => expect(text()).toContain('Question 1 of 1'));
    release();
  });

  it('asks before the instructions of the look of the halls, which follow the answer', async () => {
    await keepAvailable(device, 'asha', [listed(at(25))]);
    await keepPaper(device, 'asha', paper);
    server.goesDown();
    await page();
    await eventually(() => startButton());
    await click(box());
    await click(startButton());
    await eventually(() => expect(document.querySelector('dialog[open] h2')?.textContent).toBe('Start again here?'));
    expect(text()).not.toContain('General instructions');
    await click(byRole('button', 'Start here'));
    await eventually(() => expect(text()).toContain('General instructions'));
    await click(byRole('button', /^Next/));
    await click(box());
    await click(byRole('button', 'I am ready to begin'));
    await eventually(async () => expect(await device.attempts.count()).toBe(1));
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  it('says nothing of it in an admin’s preview', async () => {
    await keepAvailable(device, 'asha', [listed(at(25))]);
    server.gives(`/assessment/${paper.id}/paper`, paper);
    await page(true);
    await eventually(() => byRole('button', 'Start Assessment'));
    await eventually(() => expect(document.querySelector('.h-6.max-sm\\:hidden')).toBeNull());
    expect(text()).not.toContain('another device');
  });
});
