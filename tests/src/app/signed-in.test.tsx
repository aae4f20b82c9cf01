// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore, useStore } from 'zustand';
import { tellOfRole } from '../../../src/app/signed-in/tell-of-role';
import { copy } from '../../../src/copy/en/common';
import type { Session } from '../../../src/session/keeper/session';
import { useNotice } from '../../../src/ui/controls/notice';
import { personAs } from '../session/kit';

const sessions = createStore<Session>(() => ({ phase: 'loading' }));
vi.mock('../../../src/session/session-store', () => ({
  useSession: () => useStore(sessions),
  onSession: (listener: (session: Session) => void) => {
    listener(sessions.getState());
    return sessions.subscribe(listener);
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
  const said = () => useNotice.getState().notice?.text;
  const becomes = (session: Session) => sessions.setState(session, true);
  beforeEach(() => {
    useNotice.setState({ notice: null });
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
