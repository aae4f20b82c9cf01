// @vitest-environment jsdom

import { Dexie, type Table } from 'dexie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Profile } from '../../../contract/people/people';
import { noticeVersion } from '../../../contract/people/privacy-notice';
import { digestOf } from '../../../contract/practice/digest';
import { homeCopy } from '../../../src/copy/en/home';
import { homeCopyHi } from '../../../src/copy/hi/home';
import { study } from '../../../src/learner/device/study';
import { Dashboard } from '../../../src/learner/home/Dashboard';
import { LogoutButton } from '../../../src/learner/home/LogoutButton';
import { NextCard } from '../../../src/learner/home/NextCard';
import { keepNotices } from '../../../src/learner/notices/kept-notices';
import { ResultPage } from '../../../src/learner/result/ResultPage';
import { follow, followedOn, unfollow } from '../../../src/learner/score/followed';
import { handInsOn } from '../../../src/learner/score/hand-ins';
import { device } from '../../../src/runner/device/db';
import { remember } from '../../../src/runner/device/people';
import { timeNoted } from '../../../src/runner/device/seen-times';
import { keepResult, resultOn } from '../../../src/runner/device/shelf';
import { hearInstall, installWay, mustBeByHand } from '../../../src/ui/browser/install';
import { useToast } from '../../../src/ui/controls/toast';
import {
  allByRole,
  byRole,
  click,
  eventually,
  leave,
  meanwhile,
  onDevice,
  open,
  server,
  sessionDouble,
  signIn,
  startOver,
  text,
} from './kit';
import { asha, available, awaited, paper, parcel, question, result, sitting, summary } from './made';

vi.mock('../../../src/session/session-store', async () => (await import('./kit')).sessionDouble);

const results = '/assessment/results/user/asha';

/** Whether the page has shown these words since. */
function watched(words: RegExp): () => boolean {
  let hasShown = false;
  const observer = new MutationObserver(() => {
    hasShown ||= words.test(document.querySelector('[aria-labelledby=next-step]')?.textContent ?? '');
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return () => hasShown;
}

/** Holds what the device has in a table until the returned function is called. */
const holds = (table: Table): Promise<() => Promise<void>> =>
  new Promise((resolve) => {
    const holding = device.transaction('rw', table, () =>
      Dexie.waitFor(
        new Promise<void>((free) => {
          resolve(async () => {
            free();
            await holding;
          });
        }),
      ),
    );
  });

const presses = async (name: string) => click(await eventually(() => byRole('button', name)));

beforeEach(async () => {
  await startOver();
});
afterEach(leave);

describe('the dashboard', () => {
  it('welcomes the learner by name, with profile details', async () => {
    server.gives(results, []);
    await open(<Dashboard />);
    byRole('heading', 'Welcome, Asha!');
    await eventually(() => {
      for (const words of ['Asha Rao', 'asha@example.com', 'Not given', 'Pune']) expect(text()).toContain(words);
    });
  });

  it('announces a notice that the learner has not accepted, until the learner does, by a save of the same profile', async () => {
    server.gives(results, []);
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('The Privacy Policy has changed'));
    await presses('Accept');
    await eventually(() => expect(text()).toContain('This could not be saved just now.'));
    server.gives('/users/profile', { ...asha.profile, noticeVersion });
    await presses('Accept');
    await eventually(() => expect(sessionDouble.keepProfile).toHaveBeenCalledWith({ ...asha.profile, noticeVersion }));
    await leave();
    signIn({ ...asha, profile: { ...(asha.profile as Profile), noticeVersion } });
    await open(<Dashboard />);
    byRole('heading', 'Welcome, Asha!');
    expect(text()).not.toContain('The Privacy Policy has changed');
  });

  it('starts at 0, 0 and 0% and then shows the learner’s own figures', async () => {
    server.gives(results, []);
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('Assessments Completed0Exams Taken0Average Score0%'));

    server.gives(results, [summary({ score: 30, totalMarks: 40 })]);
    server.comesBack();
    await eventually(() => expect(text()).toContain('Assessments Completed1Exams Taken1Average Score75%'));
  });

  it('counts a submission whose result is released later as taken, without a network too, and shows no mark of it', async () => {
    const awaitedList = '/assessment/awaited/user/asha';
    server.gives(results, []);
    server.gives(awaitedList, [awaited()]);
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('Assessments Completed0Exams Taken1Average Score0%'));
    const said = await eventually(() => byRole('link', /^Result of “Mock 3”: Fri/));
    expect(said.getAttribute('href')).toBe('/assessments/3/result');
    expect(text()).toContain('Exams Taken also counts tests whose result is still to come.');
    await leave();
    server.goesDown();
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('Assessments Completed0Exams Taken1Average Score0%'));

    server.gives(results, [summary({ assessmentId: 3, score: 30, totalMarks: 40 })]);
    server.gives(awaitedList, []);
    server.comesBack();
    await eventually(() => expect(text()).toContain('Assessments Completed1Exams Taken1Average Score75%'));
  });

  it('links to the lists and to the profile form, which is opened for an edit', async () => {
    server.gives(results, []);
    await open(<Dashboard />);
    await eventually(() => expect(byRole('link', /^My Past Assessments/).getAttribute('href')).toBe('/user/my-assessments'));
    expect(byRole('link', /^Available Assessments/).getAttribute('href')).toBe('/user/available-assessments');
    for (const name of ['Edit Profile', /^Profile Settings/]) {
      // In the address, so that it leads there in a new tab too.
      expect(byRole('link', name).getAttribute('href')).toBe('/user/profile-completion?edit');
    }
  });

  it('links to an assessment that is under way', async () => {
    // Begun by a clock that was an hour ahead.
    await device.attempts.put({ ...sitting(5), deadline: Date.now() + 94 * 60_000, lag: 60 * 60_000 });
    server.gives(results, []);
    await open(<Dashboard />);
    await eventually(() => expect(byRole('link', 'Continue').getAttribute('href')).toBe('/assessments/5'));
    expect(text()).toContain('Assessment #5');
    await eventually(() => expect(text()).toMatch(/The timer of “Assessment #5” is running\.33 minutes left/));
  });

  it('has one next step on top: the newest test, then what waits to be sent; none while an attempt runs', async () => {
    server.gives(results, [summary({ submittedAt: new Date().toISOString() })]);
    server.gives('/assessment/available?chances=1', [
      available({ id: 7, name: 'Mock 7' }),
      available({ id: 8, createdAt: '2026-01-06T10:00:00.000Z', name: 'Mock 8' }),
    ]);
    await open(<Dashboard />);
    const start = await eventually(() => byRole('link', 'Start Assessment: Mock 8'));
    expect(start.getAttribute('href')).toBe('/assessments/8');
    expect(text()).toContain('25 questions · 30 min');
    await eventually(() => expect(text()).toContain('The last seven days: 1 test, 60% on average'));
    await act(async () => void (await device.parcels.put(parcel({ assessmentId: 2 }))));
    await eventually(() => expect(text()).toContain('One submission waits to be sent'));
    await act(async () => void (await device.attempts.put(sitting(5))));
    await eventually(() => expect(byRole('link', 'Continue').getAttribute('href')).toBe('/assessments/5'));
    expect(text()).not.toContain('One submission waits');
  });

  it('names a test that ends while it is open, with its result, and one that is sent meanwhile, but no result of before', async () => {
    const first = summary({ assessmentId: 5, assessmentTitle: 'Mock 5' });
    server.gives(results, [first, summary()]);
    await device.attempts.put(sitting(5));
    await open(<Dashboard />);
    await eventually(() => byRole('link', 'Continue'));
    await onDevice(async () => (await device.settings.get('followed')) !== undefined);
    await act(async () => {
      await device.attempts.clear();
      await device.parcels.put(parcel({ assessmentId: 5 }));
    });
    await eventually(() => expect(text()).toContain('“Assessment #5” is being handed in.'));
    const later = [{ ...first, submittedAt: new Date().toISOString(), score: 1, totalMarks: 10 }, summary()];
    server.gives(results, later);
    await meanwhile(async () => void (await device.parcels.clear()));
    await eventually(() => expect(text()).toContain('The result of “Mock 5” is here: 1\u00a0/\u00a010'));
    expect(byRole('link', 'View result').getAttribute('href')).toBe('/assessments/5/result');
    expect(text().match(/is here/g)).toHaveLength(1);
  });

  it('says of a test whose time ends on *Home* that it is up, then that it waits for the network', async () => {
    server.gives(results, []);
    await device.attempts.put({ ...sitting(5), deadline: Date.now() + 1_500 });
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('The timer of “Assessment #5” is running.'));
    await eventually(() => expect(text()).toContain('Time is up: “Assessment #5” is being handed in.'));
    expect(text()).not.toContain('is running');
    await act(async () => {
      await device.attempts.clear();
      await device.parcels.put(parcel({ assessmentId: 5, triedAt: null }));
    });
    await onDevice(async () => (await device.parcels.count()) === 1);
    expect(text()).toContain('Time is up: “Assessment #5” is being handed in.');
    await act(async () => void (await device.parcels.put(parcel({ assessmentId: 5, triedAt: 1, cause: 'unreached' }))));
    await eventually(() => expect(text()).toContain('“Assessment #5” is handed in on this device, and is sent once there is internet.'));
    expect(byRole('link', 'See unsent answers').getAttribute('href')).toBe('/user/outbox');
  });

  it('calls no hand-in handed in that the server refused, or that it has not taken for another reason than the network', async () => {
    server.gives(results, []);
    for (const kind of [{ state: 'refused' }, { cause: 'shut-out' }, { cause: 'busy' }] as const) {
      await device.parcels.put(parcel({ assessmentId: 5, title: 'Mock 5', triedAt: 1, ...kind }));
      await open(<Dashboard />);
      const row = await eventually(() => byRole('link', 'The portal has not taken “Mock 5” yet. Your answers are safe on this device.'));
      expect(row.getAttribute('href')).toBe('/user/outbox');
      await leave();
    }
    // It is refused while *Home* is open.
    await device.parcels.put(parcel({ assessmentId: 5, title: 'Mock 5' }));
    await open(<Dashboard />);
    await eventually(() => byRole('link', '“Mock 5” is being handed in.'));
    await act(async () => void (await device.parcels.put(parcel({ assessmentId: 5, title: 'Mock 5', triedAt: 1, state: 'refused' }))));
    await eventually(() => byRole('link', 'The portal has not taken “Mock 5” yet. Your answers are safe on this device.'));
    expect(text()).not.toContain('result is on its way');
  });

  it('keeps the row of a sent test that is awaited, whichever of the two lists comes last', async () => {
    const list = '/assessment/awaited/user/asha';
    await follow(device, 'asha', { [awaited().assessmentId]: '' });
    server.gives(results, [summary()]);
    server.gives(list, [awaited()]);
    const release = server.holdsPath(list);
    await open(<Dashboard />);
    const row = /^“.*” is handed in\. Its result is on its way\./;
    await eventually(() => byRole('link', row));
    await onDevice(async () => (await device.summaries.count()) === 1);
    await eventually(() => expect(text()).toContain('Exams Taken1'));
    byRole('link', row);
    expect(Object.keys(await followedOn(device, 'asha'))).toEqual([String(awaited().assessmentId)]);
    release();
    await eventually(() => byRole('link', /^Result of “Mock 3”/));
  });

  it('keeps the rows of two results while a third one comes', async () => {
    const old = [1, 2].map((id) => summary({ assessmentId: id, assessmentTitle: `Mock ${id}`, score: 1, totalMarks: 10 }));
    await follow(device, 'asha', { 1: '', 2: '', 5: '' });
    server.gives(results, old);
    await device.attempts.put(sitting(5));
    await open(<Dashboard />);
    await eventually(() => expect(allByRole('link', /is here/)).toHaveLength(2));
    const latest = summary({ assessmentId: 5, assessmentTitle: 'Mock 5', submittedAt: new Date().toISOString(), score: 1, totalMarks: 10 });
    server.gives(results, [latest, ...old]);
    await act(async () => void (await device.attempts.clear()));
    server.comesBack();
    await eventually(() => expect(text()).toContain('The result of “Mock 5” is here: 1\u00a0/\u00a010'));
    expect(allByRole('link', /is here/).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('“Mock 1” is here'),
      expect.stringContaining('“Mock 2” is here'),
    ]);
  });

  it('waits no longer for a device that does not answer: the ways to tests are there, and what is under way once it is read', async () => {
    server.gives(results, []);
    await device.attempts.put(sitting(5));
    const release = await holds(device.settings);
    await open(<Dashboard />);
    await eventually(() => byRole('link', /^Available Assessments/));
    expect(allByRole('link', 'Continue')).toEqual([]);
    await meanwhile(release);
    await eventually(() => byRole('link', 'Continue'));
  });

  it('tells at once of a notice that stands at the end of the page since it was heard during the visit, and never again', async () => {
    const told = () => useToast.getState().toast?.text;
    await device.settings.put({ key: 'signed-in', value: 'asha' });
    server.gives(results, []);
    server.gives('/notices', [
      { id: 1, text: 'Sunday: Hall 2.', hindiText: 'रविवार: हॉल 2।', until: new Date(Date.now() + 86_400_000).toISOString() },
    ]);
    useToast.setState({ toast: { tone: 'success', text: 'Logged in' } });
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('Sunday: Hall 2.'));
    // A message that is shown is not cut short.
    expect(told()).toBe('Logged in');
    await act(async () => useToast.setState({ toast: null }));
    await eventually(() => expect(told()).toBe('New from your institute: Sunday: Hall 2.'));
    await leave();
    useToast.setState({ toast: null });
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('Sunday: Hall 2.'));
    await eventually(() => expect(text()).toContain('Exams Taken'));
    expect(told()).toBeUndefined();
  });

  it('tells of two notices that come together once: when the first is closed, not of the second', async () => {
    const told = () => useToast.getState().toast?.text;
    const until = new Date(Date.now() + 86_400_000).toISOString();
    await device.settings.put({ key: 'signed-in', value: 'asha' });
    server.gives(results, []);
    server.gives('/notices', [
      { id: 2, text: 'Monday is a holiday.', until },
      { id: 1, text: 'Sunday: Hall 2.', until },
    ]);
    await act(async () => useToast.setState({ toast: null }));
    await open(<Dashboard />);
    await eventually(() => expect(told()).toBe('New from your institute: Monday is a holiday.'));
    await act(async () => useToast.setState({ toast: null }));
    await click(byRole('button', 'Close: Monday is a holiday.'));
    await eventually(() => expect(text()).not.toContain('Monday is a holiday.'));
    expect(text()).toContain('Sunday: Hall 2.');
    expect(told()).toBeUndefined();
  });

  it('tells of no notice twice, also where a newer one is closed', async () => {
    const told = () => useToast.getState().toast?.text;
    const silence = () => act(async () => useToast.setState({ toast: null }));
    const until = new Date(Date.now() + 86_400_000).toISOString();
    const first = { id: 1, text: 'Sunday: Hall 2.', until };
    const both = [{ id: 2, text: 'Monday is a holiday.', until }, first];
    await device.settings.put({ key: 'signed-in', value: 'asha' });
    server.gives(results, []);
    server.gives('/notices', [first]);
    await silence();
    await open(<Dashboard />);
    await eventually(() => expect(told()).toBe('New from your institute: Sunday: Hall 2.'));
    await silence();
    await meanwhile(() => keepNotices(device, 'asha', both));
    await eventually(() => expect(told()).toBe('New from your institute: Monday is a holiday.'));
    await silence();
    await presses('Close: Monday is a holiday.');
    await eventually(() => expect(text()).not.toContain('Monday is a holiday.'));
    expect(text()).toContain('Sunday: Hall 2.');
    expect(told()).toBeUndefined();
  });

  it('draws the lines and the button of the next step while it is not known', async () => {
    const unsent = { count: 0, needs: null };
    await open(<NextCard uid="asha" available={{ show: 'loading' }} unsent={unsent} isDead={false} isLoading hasResults={false} />);
    const next = document.querySelector('section[aria-label=Next]');
    expect(next?.getAttribute('aria-busy')).toBe('true');
    expect(next?.querySelectorAll('[aria-hidden] > span, span[aria-hidden]')).toHaveLength(4);
  });

  it('says where nothing is known that the next test comes, and offers none to who is shut out', async () => {
    server.refuses('/assessment/available?chances=1', 400);
    server.gives(results, []);
    await open(<Dashboard />);
    await eventually(() => byRole('heading', 'Your next test appears here'));
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
    await leave();
    await startOver();
    server.gives('/assessment/available?chances=1', [available({ id: 7, name: 'Mock 7' })]);
    server.says(results, 403, { code: 'shut-out', message: 'No.' });
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('Your account is blocked'));
    expect(document.getElementById('next-step')).toBeNull();
    expect(text()).not.toContain('Mock 7');
  });

  it('names a result that was released since the last visit, until it is opened', async () => {
    server.gives('/assessment/awaited/user/asha', [awaited()]);
    server.gives(results, [summary()]);
    await open(<Dashboard />);
    await eventually(() => byRole('link', /^Result of “Mock 3”/));
    await onDevice(async () => (await device.settings.get('followed')) !== undefined);
    await leave();
    server.gives('/assessment/awaited/user/asha', []);
    server.gives(results, [
      summary({ assessmentId: awaited().assessmentId, assessmentTitle: 'Mock 3', score: 2, totalMarks: 8 }),
      summary(),
    ]);
    await open(<Dashboard />);
    const out = () => byRole('link', 'The result of “Mock 3” is here: 2\u00a0/\u00a08');
    await eventually(out);
    await leave();
    await unfollow(device, 'bala', awaited().assessmentId);
    await open(<Dashboard />);
    await eventually(out);
    await meanwhile(async () => void (await unfollow(device, 'asha', awaited().assessmentId)));
    await eventually(() => expect(allByRole('link', /is here/)).toEqual([]));
  });

  it('names a result that was marked again since this device heard of it, until it is opened; one that was opened first is none', async () => {
    const again = [summary({ score: -3, scoreBefore: 2, totalMarks: 60 })];
    const line = () => byRole('link', '“Mock 1” was marked again: 2\u00a0→\u00a0−3');
    server.gives(results, [summary({ score: 2 })]);
    await open(<Dashboard />);
    await onDevice(async () => (await device.summaries.count()) === 1);
    await leave();
    server.gives(results, again);
    await open(<Dashboard />);
    await eventually(line);
    await leave();
    await open(<Dashboard />);
    expect((await eventually(line)).getAttribute('href')).toBe('/assessments/1/result');
    await leave();
    server.gives('/assessment/1/result', result({ score: -3, scoreBefore: 2 }));
    await open(<ResultPage assessmentId={1} />);
    await eventually(() => byRole('heading', 'Mock 1'));
    await onDevice(async () => Object.keys(await followedOn(device, 'asha')).length === 0);
    await leave();
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('Exams Taken1'));
    expect(text()).not.toContain('was marked again');
  });

  it('names beside the score of a result that was marked again twice the one that was last seen here', async () => {
    const opens = async (score: number, scoreBefore?: number) => {
      const before = scoreBefore === undefined ? {} : { scoreBefore };
      server.gives('/assessment/1/result', result({ score, ...before }));
      server.gives(results, [summary({ score, ...before })]);
      await open(<Dashboard />);
      await onDevice(async () => (await device.summaries.get(['asha', 1]))?.score === score);
    };
    await opens(10);
    await leave();
    await opens(8, 10);
    await eventually(() => byRole('link', '“Mock 1” was marked again: 10\u00a0→\u00a08'));
    await leave();
    await open(<ResultPage assessmentId={1} />);
    await onDevice(async () => (await resultOn(device, 'asha', 1))?.score === 8);
    await onDevice(async () => Object.keys(await followedOn(device, 'asha')).length === 0);
    await leave();
    await opens(9, 10);
    await eventually(() => byRole('link', '“Mock 1” was marked again: 8\u00a0→\u00a09'));
  });

  it('names as a result what was marked again before this device heard of it', async () => {
    const first = summary({ assessmentId: 4, assessmentTitle: 'Mock 4' });
    server.gives(results, [first]);
    await open(<Dashboard />);
    await onDevice(async () => (await device.summaries.count()) === 1);
    await leave();
    server.gives(results, [first, summary({ score: 9, scoreBefore: 10, totalMarks: 60 })]);
    await open(<Dashboard />);
    const line = await eventually(() => byRole('link', 'The result of “Mock 1” is here: 9\u00a0/\u00a060'));
    expect(line.getAttribute('href')).toBe('/assessments/1/result');
    expect(allByRole('link', /“Mock 4”/)).toEqual([]);
  });

  it('keeps on a network that does not answer the card of a test that is not here, says so, and names below it what can be done', async () => {
    server.gives(results, []);
    const list = [
      available({ id: 7, name: 'Mock 7', createdAt: new Date().toISOString() }),
      available({ id: 8, name: 'Mock 8', createdAt: new Date(0).toISOString() }),
    ];
    server.gives('/assessment/available?chances=1', list);
    await keepResult(device, 'asha', result());
    server.gives(results, [summary()]);
    await open(<Dashboard />);
    await eventually(() => byRole('link', 'Start Assessment: Mock 7'));
    expect(text()).not.toContain('needs the internet');
    await leave();
    await device.papers.put({ ...paper, id: 8, name: 'Mock 8', uid: 'asha' });
    server.goesDown();
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('Next · needs the internetMock 7'));
    const meanwhile = await eventually(() => byRole('link', 'Ready offline: Mock 8'));
    expect(meanwhile.getAttribute('href')).toBe('/assessments/8');
    byRole('link', 'Start Assessment: Mock 7');
    await leave();
    await device.papers.put({ ...paper, id: 7, name: 'Mock 7', uid: 'asha' });
    await open(<Dashboard />);
    await eventually(() => byRole('link', 'Start Assessment: Mock 7'));
    await eventually(() => expect(text()).toContain('No connection.'));
    expect(text()).not.toContain('needs the internet');
    expect(text()).not.toContain('Ready offline: Mock 8');
  });

  it('does not name a result that was marked again and opened before the list said so', async () => {
    server.gives(results, [summary({ score: 2 })]);
    server.gives('/assessment/1/result', result({ score: 2 }));
    await open(<Dashboard />);
    await onDevice(async () => (await device.results.count()) === 1);
    await leave();
    server.gives('/assessment/1/result', result({ score: -3, scoreBefore: 2 }));
    await open(<ResultPage assessmentId={1} />);
    await onDevice(async () => (await resultOn(device, 'asha', 1))?.score === -3);
    await onDevice(async () => Object.keys(await followedOn(device, 'asha')).length === 0);
    await leave();
    server.gives(results, [summary({ score: -3, scoreBefore: 2 })]);
    await open(<Dashboard />);
    await onDevice(async () => (await device.summaries.get(['asha', 1]))?.score === -3);
    await eventually(() => expect(text()).toContain('Exams Taken1'));
    expect(text()).not.toContain('was marked again');
  });

  it('names a result whose test was waited for on its own page alone', async () => {
    const list = '/assessment/awaited/user/asha';
    await device.parcels.put(parcel({ assessmentId: awaited().assessmentId }));
    server.gives(results, [summary()]);
    await open(<ResultPage assessmentId={awaited().assessmentId} />);
    await eventually(() => expect(text()).toContain('Waiting to be sent'));
    await onDevice(async () => (await device.settings.get('followed')) !== undefined);
    await leave();
    await device.parcels.clear();
    server.gives(list, []);
    server.gives(results, [
      summary({ assessmentId: awaited().assessmentId, assessmentTitle: 'Mock 3', score: 2, totalMarks: 8 }),
      summary(),
    ]);
    await open(<Dashboard />);
    await eventually(() => byRole('link', 'The result of “Mock 3” is here: 2\u00a0/\u00a08'));
  });

  it('names a test that may be sat again before one that closes soon, what is due below it, and no date of its result', async () => {
    await keepResult(device, 'asha', result({ questions: [question({ selectedOptionId: 11 })] }));
    const closesAt = new Date(Date.now() + 3_600_000).toISOString();
    const chance = { number: 2, reason: 'Power cut', counts: 'best' as const, until: new Date(Date.now() + 86_400_000).toISOString() };
    server.gives('/assessment/awaited/user/asha', [awaited()]);
    server.gives(results, [summary()]);
    server.gives('/assessment/available?chances=1', [
      available({ id: 7, name: 'Mock 7', closesAt }),
      available({ id: awaited().assessmentId, name: 'Mock 3', chance }),
    ]);
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('You may sit this test again: Power cut'));
    expect(byRole('link', '1 question is due today').getAttribute('href')).toBe('/user/mistake-notebook');
    await eventually(() => expect(text()).toContain('Exams Taken2'));
    expect(text()).not.toContain('Result of “Mock 3”');
  });

  it('says of answers that the server may have from another device that they are checked, without a network too', async () => {
    await device.parcels.put(parcel({ triedAt: 1, cause: 'unsettled' }));
    server.gives(results, []);
    server.gives('/assessment/available?chances=1', []);
    await open(<Dashboard />);
    const checked = '“Mock 1” is being checked: another device may have sent it. The answers here are safe.';
    await eventually(() => expect(text()).toContain(checked));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => void window.dispatchEvent(new Event('offline')));
    expect(text()).toContain(checked);
    expect(text()).not.toMatch(/handed in (on this device|here)/);
    vi.restoreAllMocks();
  });

  it('promises that answers go while the portal is open where the browser cannot wake the worker', async () => {
    Reflect.deleteProperty(globalThis, 'SyncManager');
    await device.parcels.put(parcel({ triedAt: 1, cause: 'unreached' }));
    server.gives(results, []);
    server.gives('/assessment/available?chances=1', []);
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('Keep the portal open until it is sent.'));
    expect(text()).toContain('“Mock 1” is handed in here. It is sent while the portal is open and online.');
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => isOnline.mockRestore());
    await act(async () => void window.dispatchEvent(new Event('offline')));
    await eventually(() => expect(text()).toContain('It leaves only while the portal is open: open it again when there is a connection.'));
  });

  it('keeps beside a test that was handed in the room of all that may be said of it', async () => {
    await device.parcels.put(parcel({ triedAt: 1, cause: 'unreached' }));
    server.gives(results, []);
    server.gives('/assessment/available?chances=1', []);
    await open(<Dashboard />);
    await eventually(() => byRole('link', /“Mock 1” is handed in/));
    const rooms = [...document.querySelectorAll<HTMLElement>('[data-room]')].map(({ dataset }) => dataset.room);
    expect(rooms).toContain('“Mock 1” is being checked: another device may have sent it. The answers here are safe.');
    expect(rooms).toContain('Sign in to send “Mock 1”. Your answers are safe on this device.');
  });

  it.each([homeCopy, homeCopyHi])('says of a test that was handed in what four lines of the largest text have room for: %#', (copy) => {
    for (const sentence of ['handedInHere', 'handedInOpen', 'beingChecked', 'notTaken', 'signInToSendTest'] as const)
      expect([...new Intl.Segmenter().segment(copy[sentence]('Mock 1'))].length, sentence).toBeLessThanOrEqual(86);
  });

  it('says on a network that does not answer what waits to be sent', async () => {
    await device.parcels.put(parcel({ assessmentId: 2 }));
    const answer = server.holds();
    onTestFinished(answer);
    await open(<Dashboard />);
    await eventually(() => expect(byRole('heading', 'One submission waits to be sent')));
    answer();
  });

  it('rounds an average below zero alike in its two places', async () => {
    server.gives(results, [summary({ submittedAt: new Date().toISOString(), score: -1, totalMarks: 40 })]);
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('The last seven days: 1 test, −3% on average'));
    expect(text()).toContain('Average Score−3%');
  });

  it('has what is due before a new test', async () => {
    await keepResult(device, 'asha', result({ questions: [question({ selectedOptionId: 11 }), question({ questionId: 2 })] }));
    server.gives(results, [summary()]);
    server.gives('/assessment/available?chances=1', [available({ id: 7, name: 'Mock 7' })]);
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('1 question is due today'));
    expect(byRole('link', 'Revise').getAttribute('href')).toBe('/user/mistake-notebook');
  });

  it('says what comes back, and when, where nothing is due', async () => {
    const mistakes = [question({ questionId: 902, selectedOptionId: 11 }), question({ questionId: 903, selectedOptionId: 11 })];
    await keepResult(device, 'asha', result({ questions: mistakes }));
    const answer = {
      type: 'answered',
      device: crypto.randomUUID(),
      version: 1,
      right: false,
      sure: true,
      uid: 'asha',
      state: 'kept',
    } as const;
    const at = new Date().toISOString();
    await study.practice.bulkAdd([902, 903].map((questionId, n) => ({ ...answer, id: crypto.randomUUID(), n: n + 1, questionId, at })));
    server.gives(results, [summary()]);
    server.gives('/assessment/available?chances=1', [available({ id: 7, name: 'Mock 7' })]);
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('Mock 725 questions · 30 min2 questions come back tomorrow.'));
    await leave();
    await study.practice.clear();
  });

  it('shows a newcomer what follows from the first test to the exam, and nobody else', async () => {
    server.gives(results, []);
    server.gives('/assessment/available?chances=1', [available({ id: 7, name: 'Mock 7' })]);
    await open(<Dashboard />);
    await eventually(() => byRole('heading', 'How it goes on'));
    await eventually(() => expect(text()).toContain('Start hereMock 725 questions · 30 minYour result explains every answer.'));
    await eventually(() => byRole('button', 'Set the day of your exam'));
    await eventually(() => expect(text()).toContain('A few minutes today are a good start.'));
    await leave();
    server.gives(results, [summary({ submittedAt: new Date().toISOString() })]);
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('NextMock 7'));
    await eventually(() => expect(text()).toContain('Active on 1 day this week.'));
    expect(text()).not.toContain('How it goes on');
    expect(text()).not.toContain('Your result explains');
  });

  it('counts a test that is not sent yet among the days of the week', async () => {
    server.gives(results, []);
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('A few minutes today are a good start.'));
    await act(async () => void (await device.parcels.put(parcel({ handedInAt: Date.now() }))));
    await eventually(() => expect(text()).toContain('Active on 1 day this week.'));
    expect(document.querySelectorAll('[data-active=true]')).toHaveLength(1);
    expect(await handInsOn(device, asha.uid)).toHaveLength(1);
  });

  it('says below the name in how many days the exam is, or leads to the day, from the first day on', async () => {
    server.gives(results, []);
    await open(<Dashboard />);
    await click(await eventually(() => byRole('button', 'Set the day of your exam')));
    await eventually(() => byRole('heading', 'The day of your exam'));
    await leave();
    const tomorrow = new Date(Date.now() + 86_400_000);
    const date = [tomorrow.getFullYear(), tomorrow.getMonth() + 1, tomorrow.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
    await study.practice.add({
      ...{ uid: 'asha', state: 'kept', type: 'exam-date', id: crypto.randomUUID(), device: crypto.randomUUID(), n: 1, date },
      at: new Date().toISOString(),
    });
    await open(<Dashboard />);
    await eventually(() => byRole('button', /^Your exam is tomorrow · /));
    await study.practice.clear();
  });

  it('has what is due on a new phone too: its results come by themselves', async () => {
    server.gives(results, [summary()]);
    server.gives('/assessment/available?chances=1', [available({ id: 7, name: 'Mock 7' })]);
    server.gives('/assessment/1/result', result({ questions: [question({ selectedOptionId: 11 })] }));
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('1 question is due today'));
    expect(await resultOn(device, 'asha', 1)).not.toBeNull();
  });

  it('brings no result unasked whose reading would set aside what another device hands in later', async () => {
    server.gives(results, [summary({ hasChances: true }), summary({ assessmentId: 2 })]);
    server.gives('/assessment/available?chances=1', []);
    server.gives('/assessment/1/result', result());
    server.gives('/assessment/2/result', result({ assessmentId: 2, questions: [question({ selectedOptionId: 11 })] }));
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('1 question is due today'));
    expect(await resultOn(device, 'asha', 2)).not.toBeNull();
    expect(server.asked).not.toContain('/assessment/1/result');
  });

  it('has what is due of results that were never opened here, as *Revise* has, and keeps it offline', async () => {
    const list = [summary(), summary({ assessmentId: 2 })];
    await keepResult(device, 'asha', result({ questions: [question({ selectedOptionId: 11 })] }));
    server.gives(results, list);
    server.gives('/assessment/available?chances=1', []);
    const mistakes = [question({ questionId: 2, selectedOptionId: 11 }), question({ questionId: 3, selectedOptionId: 11 })];
    server.gives('/assessment/2/result', result({ assessmentId: 2, questions: mistakes }));
    await open(<Dashboard />);
    await eventually(() => byRole('heading', '1 question is due today'));
    await eventually(() => byRole('heading', '3 questions are due today'));
    expect(text()).toContain('Ten questions take a few minutes.');
    expect(server.asked.filter((path) => path.endsWith('/result'))).toEqual(['/assessment/2/result']);
    // Released while the page is open.
    server.gives(results, [summary({ assessmentId: 3 }), ...list]);
    server.gives('/assessment/3/result', result({ assessmentId: 3, questions: [question({ questionId: 4, selectedOptionId: 11 })] }));
    server.comesBack();
    await eventually(() => byRole('heading', '4 questions are due today'));
    await leave();
    server.goesDown();
    await open(<Dashboard />);
    await eventually(() => byRole('heading', '4 questions are due today'));
  });

  it('counts no more as due what was practised on another device, as soon as that has come', async () => {
    const mistakes = [question({ questionId: 902, selectedOptionId: 11 }), question({ questionId: 903, selectedOptionId: 11 })];
    await keepResult(device, 'asha', result({ questions: mistakes }));
    server.gives(results, [summary()]);
    server.gives('/assessment/available?chances=1', []);
    await open(<Dashboard />);
    await eventually(() => byRole('heading', '2 questions are due today'));
    const answer = {
      type: 'answered',
      id: crypto.randomUUID(),
      device: crypto.randomUUID(),
      n: 1,
      version: 1,
      right: true,
      sure: true,
    } as const;
    await meanwhile(() => study.practice.add({ ...answer, uid: 'asha', state: 'kept', questionId: 902, at: new Date().toISOString() }));
    await eventually(() => byRole('heading', '1 question is due today'));
  });

  it('says without a network that questions of a test are not here, and brings them with it', async () => {
    await keepResult(device, 'asha', result({ questions: [question({ selectedOptionId: 11 })] }));
    await device.summaries.bulkPut([summary(), summary({ assessmentId: 2 })].map((one) => ({ ...one, uid: 'asha' })));
    server.goesDown();
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => isOnline.mockRestore());
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('The questions of 1 more test are not on this device yet.'));
    byRole('heading', '1 question is due today');
    expect(server.asked.filter((path) => path.endsWith('/result'))).toEqual([]);
    server.gives(results, [summary(), summary({ assessmentId: 2 })]);
    server.gives('/assessment/2/result', result({ assessmentId: 2, questions: [question({ questionId: 2, selectedOptionId: 11 })] }));
    isOnline.mockRestore();
    server.comesBack();
    await eventually(() => byRole('heading', '2 questions are due today'));
    expect(text()).not.toContain('not on this device yet');
  });

  it('offers no test before every result has come, one after the other, and fetches none that reading would change', async () => {
    await keepResult(device, 'asha', result({ questions: [] }));
    const later = summary({ assessmentId: 3, submittedAt: '2026-01-01T00:00:00.000Z' });
    server.gives(results, [summary(), summary({ assessmentId: 2, hasChances: true }), summary({ assessmentId: 4 }), later]);
    server.gives('/assessment/available?chances=1', [available({ id: 7, name: 'Mock 7' })]);
    server.gives('/assessment/2/result', result({ assessmentId: 2 }));
    server.gives('/assessment/3/result', result({ assessmentId: 3, questions: [question({ questionId: 3, selectedOptionId: 11 })] }));
    server.gives('/assessment/4/result', result({ assessmentId: 4, questions: [] }));
    const shown = watched(/Mock 7/);
    const release = server.holdsPath('/assessment/3/result');
    await open(<Dashboard />);
    await eventually(() => expect(server.asked).toContain('/assessment/3/result'));
    expect(await resultOn(device, 'asha', 4)).not.toBeNull();
    release();
    await eventually(() => byRole('heading', '1 question is due today'));
    await eventually(() => expect(text()).toContain('The questions of 1 more test are not on this device yet.'));
    expect(shown()).toBe(false);
    expect(server.asked).not.toContain('/assessment/2/result');
  });

  it('offers no test before the practice of other devices has come to a new phone, and none where a result made questions due', async () => {
    await study.errands.clear();
    const mistake = result({ questions: [question({ questionId: 903, selectedOptionId: 11 })] });
    server.gives(results, [summary()]);
    server.gives('/assessment/available?chances=1', [available({ id: 7, name: 'Mock 7' })]);
    server.gives('/assessment/1/result', mistake);
    server.gives('/practice?after=0', { events: [], upTo: 0, count: 0, digest: digestOf([]) });
    const shown = watched(/Mock 7/);
    const release = server.holdsPath('/practice?after=0');
    await open(<Dashboard />);
    await expect.poll(() => resultOn(device, 'asha', 1)).not.toBeNull();
    release();
    await eventually(() => byRole('heading', '1 question is due today'));
    expect(shown()).toBe(false);
  });

  it('offers the test once everything has come and nothing is due, in either order', async () => {
    // Somebody else each time: an exchange of practice from another test may end late, and for 30 s after it none is made for the same person.
    for (const [uid, last] of [
      ['ravi', '/practice?after=0'],
      ['meena', '/assessment/1/result'],
    ] as const) {
      await leave();
      await startOver();
      signIn({ ...asha, uid, profile: { ...(asha.profile as Profile), uid } });
      server.gives(`/assessment/results/user/${uid}`, [summary()]);
      server.gives('/assessment/available?chances=1', [available({ id: 7, name: 'Mock 7' })]);
      server.gives('/assessment/1/result', result({ questions: [] }));
      server.gives('/practice?after=0', { events: [], upTo: 0, count: 0, digest: digestOf([]) });
      const release = server.holdsPath(last);
      await open(<Dashboard />);
      await eventually(() => expect(server.asked).toContain(last));
      expect(text()).not.toContain('Mock 7');
      release();
      await eventually(() => byRole('link', 'Start Assessment: Mock 7'));
    }
  });

  it('while a test opens soon, says below it what is due', async () => {
    const opensAt = new Date(Date.now() + 3_600_000).toISOString();
    server.gives('/assessment/available?chances=1', [available({ id: 7, name: 'Mock 7', opensAt })]);
    server.gives(results, [summary()]);
    await keepResult(device, asha.uid, result({ questions: [question({ selectedOptionId: 11 })] }));
    await open(<Dashboard />);
    const due = await eventually(() => byRole('link', '1 question is due today'));
    expect(due.getAttribute('href')).toBe('/user/mistake-notebook');
    byRole('heading', 'Mock 7');
    byRole('link', 'Get it ready');
  });

  it('promises no start without internet of a test that opens later: offline it needs the code, as its own page says', async () => {
    await remember(device, asha);
    await device.papers.put({ ...paper, uid: asha.uid, id: 7 });
    server.gives('/assessment/available?chances=1', [available({ id: 7, name: 'Mock 7', opensAt: '2100-01-01T10:00:00.000Z' })]);
    server.gives(results, []);
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('It is on this device.'));
    expect(text()).toContain('Without internet it needs the code that is read out in the exam room.');
    expect(text()).not.toContain('can start even without internet');
  });

  it('says of a test that opens later that its time was moved since it was last seen', async () => {
    await remember(device, asha);
    const opens = (day: string) =>
      server.gives('/assessment/available?chances=1', [available({ id: 7, name: 'Mock 7', opensAt: `2100-01-${day}T10:00:00.000Z` })]);
    server.gives(results, []);
    for (const [day, said] of [
      ['01', 0],
      ['02', 1],
      ['01', 0],
    ] as const) {
      opens(day);
      await open(<Dashboard />);
      await eventually(() => expect(text()).toMatch(new RegExp(`Mock 7.* ${Number(day)} Jan`)));
      await onDevice(async () => (await timeNoted(device, asha.uid, 'opens 7')) === `2100-01-${day}T10:00:00.000Z`);
      await eventually(() => expect(document.querySelectorAll('s')).toHaveLength(said));
      expect(text().includes('The time was moved. Before:')).toBe(said === 1);
      await leave();
    }
  });

  it('has practice as the next step where no test is there, and says so to a newcomer', async () => {
    server.gives(results, [summary()]);
    server.gives('/assessment/available?chances=1', []);
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('Practise a little'));
    await leave();
    await startOver();
    server.gives(results, []);
    server.gives('/assessment/available?chances=1', []);
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('New tests of your institute appear here.'));
  });

  it('leads without a network to the test that is on the device, and to what waits to be sent below it', async () => {
    await device.papers.put({ ...paper, id: 7, uid: 'asha' });
    await device.parcels.put(parcel({ assessmentId: 2 }));
    const subjects = [{ subjectName: 'Maths', numberOfQuestions: 25, languages: ['hi' as const], readIn: { hi: 20, en: 5 } }];
    await device.available.put({ ...available({ id: 7, name: 'Mock 7', subjects }), uid: 'asha' });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.goesDown();
    // The papers are read last: until then nothing else is called the next step.
    const release = await holds(device.papers);
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('1 waiting to be sent'));
    expect(document.getElementById('next-step')).toBeNull();
    await meanwhile(release);
    const start = await eventually(() => byRole('link', 'Start Assessment: Mock 7'));
    expect(start.getAttribute('href')).toBe('/assessments/7');
    // The one try that counts: its language is told here as in the list.
    expect(text()).toContain('Ready offlineMock 725 questions · 30 min · Mostly हिन्दी');
    const unsent = byRole('link', '“Mock 1” is handed in on this device, and is sent once there is internet.');
    expect(unsent.getAttribute('href')).toBe('/user/outbox');
    vi.restoreAllMocks();
  });

  it('has a question to try where there is no test, and leads to no list without one', async () => {
    server.gives(results, []);
    server.gives('/assessment/available?chances=1', []);
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('No test waits for you'));
    expect(text()).toContain('Available AssessmentsNone yet');
    await presses('Try a question');
    const options = () => [...document.querySelectorAll<HTMLElement>('input[name=sample]')];
    await eventually(() => expect(options()).toHaveLength(4));
    expect(document.activeElement?.textContent).toBe('Try one question');
    await click(options()[1] as HTMLElement);
    await eventually(() => expect(text()).toContain('Right! Here is how a solution looks:'));
    expect(allByRole('link', /register|sign in/)).toEqual([]);
    await presses('One more question');
    await eventually(() => expect(text()).toContain('₹680'));
    await presses('Try a question');
    await eventually(() => expect(options()).toEqual([]));
  });

  it('offers word of the next test where there is none and the browser can bring it, to who looks for something to do', async () => {
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', { permission: 'default' });
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: new EventTarget() });
    onTestFinished(() => {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'serviceWorker');
    });
    server.gives(results, []);
    server.gives('/assessment/available?chances=1', []);
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('No test waits for you'));
    const offer = 'Get a notification an hour before a test opens?';
    expect(text()).not.toContain(offer);
    await presses('Try a question');
    await eventually(() => expect(text()).toContain(offer));
  });

  it('says offline how many tests need the internet, and never that none waits', async () => {
    const tests = [available({ id: 7 }), available({ id: 8 })];
    server.gives(results, [summary()]);
    server.gives('/assessment/available?chances=1', tests);
    await open(<Dashboard />);
    await eventually(() => byRole('link', /^Start Assessment/));
    await leave();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.goesDown();
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('2 tests need the internet. Ten minutes of practice work offline, too.'));
    expect(text()).not.toContain('No test waits for you');
    await leave();
    await device.summaries.clear();
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('2 tests need the internet. Connect once, and save them for offline.'));
    // What they are can be read, and which of them to save.
    expect(document.querySelector('[aria-labelledby=next-step] a')?.getAttribute('href')).toBe('/user/available-assessments');
    vi.restoreAllMocks();
  });

  it('shows no zero while the device does not know the figures', async () => {
    server.goesDown();
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('Assessments Completed–Exams Taken–Average Score–'));
    expect(text()).toContain('Your numbers appear here once they are loaded.');
    expect(text()).not.toContain('No result yet');
  });

  it('keeps its figures offline and says that they are a copy', async () => {
    await device.summaries.put({ ...summary({ score: 30, totalMarks: 40 }), uid: 'asha' });
    server.goesDown();
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('last updated copy'));
    expect(text()).toContain('Average Score75%');
    // Without any network the notice of the page says it, once.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await eventually(() => expect(text()).not.toContain('last updated copy'));
    expect(text()).toContain('Average Score75%');
    vi.restoreAllMocks();
  });
});

describe('logging out', () => {
  it('happens at once when everything is sent', async () => {
    server.gives(results, []);
    await open(<Dashboard />);
    await presses('Logout');
    expect(sessionDouble.signOut).toHaveBeenCalledOnce();
  });

  it('waits for what the device has of unsent submissions, before it leaves', async () => {
    await device.parcels.put(parcel({ title: 'Mock 4' }));
    const release = await holds(device.parcels);
    await open(<LogoutButton uid="asha" />);
    await presses('Logout');
    await release();
    await eventually(() => document.querySelector('dialog[open]') ?? expect.fail('No dialog'));
    expect(sessionDouble.signOut).not.toHaveBeenCalled();
  });

  it('leaves also where the device does not answer', async () => {
    const release = await holds(device.parcels);
    await open(<LogoutButton uid="asha" />);
    await presses('Logout');
    await eventually(() => expect(sessionDouble.signOut).toHaveBeenCalledOnce());
    await release();
  });

  it('first names what is not sent yet, and can be cancelled', async () => {
    await device.parcels.bulkPut([parcel({ title: 'Mock 4' }), parcel({ assessmentId: 5, title: 'Mock 5', state: 'refused' })]);
    server.gives(results, []);
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('1 waiting to be sent'));
    await presses('Logout');
    // It opens behind the commit that draws it.
    const dialog = await eventually(() => document.querySelector<HTMLDialogElement>('dialog[open]') ?? expect.fail('No dialog'));
    for (const title of ['Mock 4', 'Mock 5']) expect(dialog?.textContent).toContain(title);
    expect(dialog?.textContent).toContain('These submissions stay on this device. Waiting ones are sent when you sign in here again.');
    expect(sessionDouble.signOut).not.toHaveBeenCalled();

    await click(byRole('button', 'Stay signed in'));
    expect(dialog?.open).toBe(false);
    expect(sessionDouble.signOut).not.toHaveBeenCalled();

    await presses('Logout');
    await click(byRole('button', 'Log out anyway'));
    expect(sessionDouble.signOut).toHaveBeenCalledOnce();
    expect(await device.parcels.count()).toBe(2);
  });

  it('goes on where all that it asks about is sent meanwhile', async () => {
    await device.parcels.put(parcel({ title: 'Mock 4' }));
    await open(<LogoutButton uid="asha" />);
    await presses('Logout');
    await eventually(() => document.querySelector('dialog[open]') ?? expect.fail('No dialog'));
    expect(sessionDouble.signOut).not.toHaveBeenCalled();
    await device.parcels.clear();
    await eventually(() => expect(sessionDouble.signOut).toHaveBeenCalledOnce());
  });

  it('shows an error when it fails, and can be tried again', async () => {
    sessionDouble.signOut.mockRejectedValue(new Error('no'));
    server.gives(results, []);
    await open(<Dashboard />);
    await presses('Logout');
    await eventually(() => expect(byRole('alert').textContent).toBe('Error signing out. Please try again.'));
    expect(byRole('button', 'Logout').hasAttribute('disabled')).toBe(false);
  });
});

describe('the offer to install', () => {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
  const offered = () => Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  beforeEach(() => {
    localStorage.clear();
    prompt.mockClear();
    installWay.setState({ way: null });
    hearInstall();
  });

  it("is made to a learner who has handed in, and calls the browser's prompt once", async () => {
    server.gives(results, [summary()]);
    const event = offered();
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    await open(<Dashboard />);
    await click(await eventually(() => byRole('button', 'Install')));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(text()).not.toContain('Install the portal');
  });

  it('is not made to a learner without a hand-in', async () => {
    server.gives(results, []);
    window.dispatchEvent(offered());
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('Assessments Completed0'));
    expect(text()).not.toContain('Install the portal');
  });

  it('is not repeated for a month after Not now', async () => {
    server.gives(results, [summary()]);
    window.dispatchEvent(offered());
    await open(<Dashboard />);
    await click(await eventually(() => byRole('button', 'Not now')));
    expect(text()).not.toContain('Install the portal');
    localStorage.setItem('install-not-now', String(Date.now() - 31 * 86_400_000));
    await open(<Dashboard />);
    await eventually(() => byRole('button', 'Install'));
  });

  it('is made where the browser denies storage, too', async () => {
    server.gives(results, [summary()]);
    window.dispatchEvent(offered());
    const denied = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await open(<Dashboard />);
    await eventually(() => byRole('button', 'Install'));
    denied.mockRestore();
  });

  it('explains the steps where a person must install by hand', async () => {
    server.gives(results, [summary()]);
    installWay.setState({ way: { kind: 'by-hand' } });
    await open(<Dashboard />);
    await eventually(() => expect(text()).toContain('Add to Home Screen'));
    expect(byRole('button', 'Not now')).toBeTruthy();
  });

  it.each([
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, false, true],
    ['an iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, false, true],
    ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, undefined, false],
    ['an iPhone where it is installed', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, true, false],
    ['a phone with Android', 'Mozilla/5.0 (Linux; Android 16)', 5, undefined, false],
  ])('on %s needs steps by hand or not', (_, userAgent, maxTouchPoints, standalone, byHand) =>
    expect(mustBeByHand({ userAgent, maxTouchPoints, ...(standalone !== undefined && { standalone }) })).toBe(byHand),
  );
});
