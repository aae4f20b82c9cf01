// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore, useStore } from 'zustand';
import { useMinutesAhead } from '../../../src/app/clock/minutes-ahead';
import { WrongDateOnDemand } from '../../../src/app/clock/WrongDateOnDemand';
import { wrongByText } from '../../../src/app/clock/wrong-by';
import { tellOfRole } from '../../../src/app/signed-in/tell-of-role';
import { watchDate } from '../../../src/app/signed-in/watch-date';
import { copy } from '../../../src/copy/en/common';
import type { Session } from '../../../src/session/keeper/session';
import { useToast } from '../../../src/ui/controls/toast';
import { personAs } from '../session/kit';

const sessions = createStore<Session>(() => ({ phase: 'loading' }));
vi.mock('../../../src/session/session-store', () => ({
  useSession: () => useStore(sessions),
  onSession: (listener: (session: Session) => void) => {
    listener(sessions.getState());
    return sessions.subscribe(listener);
  },
}));

const heard = vi.hoisted(() => ({ ahead: 0, isSure: true, tell: (): void => undefined }));
vi.mock('../../../src/runner/device/trusted-clock', () => ({
  trustedClock: {
    isSure: () => heard.isSure,
    now: () => Date.now() - heard.ahead,
    onWord: (listener: () => void) => {
      heard.tell = listener;
      return () => undefined;
    },
  },
}));

const signedIn = (uid: string, role: 'user' | 'admin'): Session => ({
  phase: 'signed-in',
  person: personAs(uid, role),
  isConfirmed: true,
  isLost: false,
});

describe('a change of the role', () => {
  let stop: () => void;
  const said = () => useToast.getState().toast?.text;
  const becomes = (session: Session) => sessions.setState(session, true);
  beforeEach(() => {
    useToast.setState({ toast: null });
    becomes({ phase: 'loading' });
    stop = tellOfRole();
  });
  afterEach(() => stop());

  it('is told to a learner who becomes an admin while signed in', () => {
    becomes(signedIn('asha', 'user'));
    expect(said()).toBeUndefined();
    becomes(signedIn('asha', 'admin'));
    expect(said()).toBe(copy.madeAdmin);
  });

  it.each([
    ['an admin who signs in after a learner', [signedIn('asha', 'user'), signedIn('boss', 'admin')]],
    ['an admin who was one before', [signedIn('boss', 'admin'), signedIn('boss', 'admin')]],
    ['a person who signs in again as an admin', [signedIn('asha', 'user'), { phase: 'signed-out' }, signedIn('asha', 'admin')]],
  ] as [string, Session[]][])('is not told to %s', (_, sequence) => {
    for (const session of sequence) becomes(session);
    expect(said()).toBeUndefined();
  });
});

describe('a wrong date', () => {
  let root: Root;
  const says = () => document.querySelector('[data-tone=warning]')?.textContent ?? null;
  const minute = 60_000;
  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    Object.assign(heard, { ahead: 0, isSure: true });
    useMinutesAhead.setState(0, true);
    sessions.setState(signedIn('asha', 'user'), true);
    watchDate();
    root = createRoot(document.body.appendChild(document.createElement('div')));
    await act(async () => root.render(<WrongDateOnDemand />));
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });
  const hears = (ahead: number, isSure = true) =>
    act(async () => {
      Object.assign(heard, { ahead, isSure });
      heard.tell();
    });

  it('is said as soon as the server’s time is known, and no longer once it is right', async () => {
    expect(says()).toBeNull();
    await hears(26 * 60 * minute);
    await vi.waitFor(() => expect(says()).toContain('1 day ahead'));
    await hears(-3 * 60 * minute);
    expect(says()).toContain('3 hours behind');
    await hears(0);
    expect(says()).toBeNull();
  });

  it('is not said to an admin, who has the times of schedules on screen', async () => {
    await act(async () => sessions.setState(signedIn('boss', 'admin'), true));
    await hears(26 * 60 * minute);
    expect(says()).toBeNull();
  });

  it('is not said of a clock whose error the device only supposes', async () => {
    await hears(26 * 60 * minute, false);
    expect(says()).toBeNull();
  });

  it.each([
    [4, null],
    [-4, null],
    [5, '5 minutes'],
    [-59, '59 minutes'],
    [150, '3 hours'],
    [1440, '1 day'],
    [-29_445_120, '20,448 days'],
  ])('of %d minutes is worded as %j', (minutes, text) => {
    expect(wrongByText('en-IN', minutes)).toBe(text);
  });
});
