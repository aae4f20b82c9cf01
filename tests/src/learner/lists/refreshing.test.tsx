// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AvailableAssessments } from '../../../../src/learner/lists/AvailableAssessments';
import { device } from '../../../../src/runner/device/db';
import { byRole, eventually, leave, meanwhile, open, server, startOver, text } from '../kit';
import { available } from '../made';

vi.mock('../../../../src/session/session-store', async () => (await import('../kit')).sessionDouble);

const list = '/assessment/available?chances=1';
/** How often the list was asked for: what a screen of another file of this process still has to send is asked here too. */
const asked = () => server.asked.filter((path) => path === list);
const looksAgain = () => meanwhile(async () => document.dispatchEvent(new Event('visibilitychange')));

beforeEach(startOver);
afterEach(leave);

describe('refreshing from the server', () => {
  it('happens when the learner comes back, but not at every short absence', async () => {
    server.gives(list, [available()]);
    await open(<AvailableAssessments />);
    await eventually(() => byRole('heading', 'Mock 1'));
    await looksAgain();
    expect(asked()).toHaveLength(1);

    const later = Date.now() + 31_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await looksAgain();
    vi.mocked(Date.now).mockRestore();
    expect(asked()).toHaveLength(2);
  });

  it('happens at a touch of a list that has been open for a while: a test comes to who was put into a group at the desk', async () => {
    server.gives(list, [available()]);
    await open(<AvailableAssessments />);
    await eventually(() => byRole('heading', 'Mock 1'));
    const touches = () => meanwhile(async () => document.dispatchEvent(new Event('pointerdown')));
    await touches();
    expect(asked()).toHaveLength(1);

    server.gives(list, [available(), available({ id: 2, name: 'Of the batch' })]);
    const later = Date.now() + 31_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await touches();
    vi.mocked(Date.now).mockRestore();
    await eventually(() => byRole('heading', 'Of the batch'));
    expect(asked()).toHaveLength(2);
    await leave();
    document.dispatchEvent(new Event('pointerdown'));
    expect(asked()).toHaveLength(2);
  });

  it('happens once the wait is over that the server asked for', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    server.asksToWait(list, 0.05);
    await open(<AvailableAssessments />);
    await eventually(() => expect(server.asked.length).toBeGreaterThan(2));
    server.gives(list, [available()]);
    await eventually(() => byRole('heading', 'Mock 1'));
    vi.mocked(Math.random).mockRestore();
  });

  it('waits no longer for what failed before a reply came', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.001);
    const waits = vi.spyOn(globalThis, 'setTimeout');
    const pauses = () => waits.mock.calls.flatMap(([, ms = 0]) => (ms > 50 && ms < 100 ? ms : []));
    server.asksToWait(list, 0.05);
    await open(<AvailableAssessments />);
    await eventually(() => expect(pauses().slice(0, 3)).toEqual([51, 52, 54]));
    server.gives(list, [available()]);
    await eventually(() => byRole('heading', 'Mock 1'));
    waits.mockClear();
    server.asksToWait(list, 0.05);
    server.comesBack();
    await eventually(() => expect(pauses()[0]).toBe(51));
    vi.mocked(Math.random).mockRestore();
    waits.mockRestore();
  });

  it('keeps what is on the screen while it runs', async () => {
    server.gives(list, [available({ name: 'Before' })]);
    await open(<AvailableAssessments />);
    await eventually(() => byRole('heading', 'Before'));

    const release = server.holds();
    server.gives(list, [available({ name: 'After' })]);
    server.comesBack();
    byRole('heading', 'Before');
    release();
    await eventually(() => byRole('heading', 'After'));
  });

  it('drops a reply that arrives after the learner left: the next person here may be another one', async () => {
    const release = server.holds();
    server.gives(list, [available({ name: 'Of the first' })]);
    await open(<AvailableAssessments />);
    await leave();
    const kept: string[] = [];
    const notes = (_: unknown, { name }: { name: string }) => void kept.push(name);
    device.available.hook('creating', notes);
    release();
    await meanwhile(() => server.isAnswered());
    // A later reply is kept, and would be kept after the first.
    server.gives(list, [available({ id: 2, name: 'Of the next' })]);
    await open(<AvailableAssessments />);
    await eventually(() => byRole('heading', 'Of the next'));
    device.available.hook('creating').unsubscribe(notes);
    expect(kept).toEqual(['Of the next']);
  });

  it('shows a skeleton, not a spinner, until the first reply', async () => {
    const release = server.holds();
    server.gives(list, []);
    await open(<AvailableAssessments />);
    expect(byRole('status').textContent).toBe('Loading...');
    expect(document.querySelectorAll('[aria-busy=true] section')).toHaveLength(6);
    release();
    await eventually(() => expect(text()).toContain('No new assessments available right now.'));
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });
});
