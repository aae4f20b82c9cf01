// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '../../../contract/people/people';
import { noticeVersion } from '../../../contract/people/privacy-notice';
import { ApiError } from '../../../src/api/client';
import type { Person } from '../../../src/runner/device/db';
import type { Session } from '../../../src/session/keeper/session';
import { ProfileCompletion } from '../../../src/session/profile/ProfileCompletion';
import { useToast } from '../../../src/ui/controls/toast';
import { personAs, profileOf } from './kit';
import { address, alert, faultAt, field, leave, open, presses, text, types } from './screen';

const room = vi.hoisted(() => ({ session: { phase: 'loading' } as Session, redraw: () => undefined, keepProfile: vi.fn(), call: vi.fn() }));
vi.mock('../../../src/session/session-store', async () => {
  const { useReducer } = await import('react');
  const useSession = () => {
    [, room.redraw] = useReducer((count: number) => count + 1, 0) as [number, () => undefined];
    return room.session;
  };
  return { useSession, keepProfile: room.keepProfile };
});
vi.mock('../../../src/api/call', () => ({ call: room.call }));

const newcomer: Person = { ...personAs('asha'), profile: null };

beforeEach(() => {
  vi.resetAllMocks();
  useToast.setState({ toast: null });
  room.session = { phase: 'signed-in', person: newcomer, isConfirmed: true, isLost: false };
});

async function fills(): Promise<void> {
  await open(<ProfileCompletion />);
  types('First name', 'Asha');
  types('Last name', 'Verma');
  types('Location', 'Pune');
}

describe('the profile form', () => {
  it('of a newcomer has what was typed after a reload, for this person alone, and leaves nothing in the tab when it is left', async () => {
    await fills();
    await act(async () => void field('Location').dispatchEvent(new Event('input', { bubbles: true })));
    const kept = sessionStorage.getItem('first-profile') ?? '';
    expect(JSON.parse(kept)).toMatchObject({ uid: 'asha', firstName: 'Asha', lastName: 'Verma', location: 'Pune' });
    await leave();
    expect(Object.keys(sessionStorage)).toEqual([]);
    // A reload ends a page without its leaving the form.
    sessionStorage.setItem('first-profile', kept);
    await open(<ProfileCompletion />);
    expect(field('Location').value).toBe('Pune');
    await leave();
    sessionStorage.setItem('first-profile', kept);
    room.session = { phase: 'signed-in', person: { ...newcomer, uid: 'bala' }, isConfirmed: true, isLost: false };
    await open(<ProfileCompletion />);
    expect(field('Location').value).toBe('');
  });

  it.each([
    ['email', 'Email Login'],
    ['phone', 'Phone Login'],
    ['google', 'Google Sign-in'],
  ] as const)('wears the badge of a login by %s', async (method, badge) => {
    room.session = { phase: 'signed-in', person: { ...newcomer, method }, isConfirmed: true, isLost: false };
    await open(<ProfileCompletion />);
    expect(text()).toContain(badge);
  });

  it('says so while it is unknown what is stored: an empty form would look like a lost profile', async () => {
    room.session = { phase: 'signed-in', person: { ...newcomer, isUnheard: true }, isConfirmed: true, isLost: false };
    await open(<ProfileCompletion />);
    expect(text()).toContain('Your saved details have not come yet.');
    room.session = { phase: 'signed-in', person: newcomer, isConfirmed: true, isLost: false };
    await act(async () => void room.redraw());
    expect(text()).not.toContain('have not come yet');
  });

  it('sends nothing while a required field is empty, and marks it', async () => {
    await fills();
    types('Location', '   ');
    await presses('Save profile');
    expect(alert()).toBe('Please fill in all required fields.');
    expect(field('Location').getAttribute('aria-invalid')).toBe('true');
    expect(field('Phone').getAttribute('aria-invalid')).toBeNull();
    expect(room.call).not.toHaveBeenCalled();
  });

  /** A server with this profile or none, which accepts every save. */
  const serverWith = (stored: Profile | null) =>
    room.call.mockImplementation(async (name: string) => {
      if (name === 'saveProfile') return profileOf('asha');
      if (name === 'getRole') return { role: 'user' };
      if (stored === null) throw new ApiError('problem', 404, { code: 'not-found', message: 'No profile.' });
      return stored;
    });
  const calls = () => room.call.mock.calls.map(([name]) => name);

  it('keeps a profile that the server has and the device did not know, and says so', async () => {
    serverWith({ ...profileOf('asha'), phone: '+911234567890', location: 'Nashik' });
    await fills();
    await presses('Save profile');
    expect(calls()).toEqual(['getRole', 'getProfile']);
    expect(room.keepProfile).toHaveBeenCalledWith({ ...profileOf('asha'), phone: '+911234567890', location: 'Nashik' });
    expect(useToast.getState().toast?.text).toBe(
      'Your profile was already saved and stays as it is. You can change it under Edit Profile.',
    );
  });

  it('shows an incomplete profile of the server before it is saved', async () => {
    const stored = { ...profileOf('asha'), lastName: '', phone: '+911234567890', location: 'Nashik', profileComplete: false };
    serverWith(stored);
    room.keepProfile.mockImplementation(async (profile: Profile) => {
      room.session = { phase: 'signed-in', person: { ...newcomer, profile }, isConfirmed: true, isLost: false };
      room.redraw();
    });
    await fills();
    await presses('Save profile');
    expect(alert()).toBe('Some of this was already saved. Check it, then save.');
    expect(faultAt('Location')).toBe('Saved before: Nashik');
    expect([field('Phone').value, field('Location').value, field('Last name').value]).toEqual(['+911234567890', 'Pune', 'Verma']);
    await presses('Save profile');
    expect(calls()).toEqual(['getRole', 'getProfile', 'getRole', 'getProfile', 'saveProfile']);
    expect(room.call.mock.calls[4]?.[1].body).toMatchObject({ phone: '+911234567890', location: 'Pune', lastName: 'Verma' });
  });

  it('saves nothing until it has learned what is stored', async () => {
    room.call.mockRejectedValue(new ApiError('offline'));
    await fills();
    await presses('Save profile');
    expect(calls()).toEqual(['getRole', 'getProfile']);
    expect(alert()).toBe('❌ Error saving profile: The server could not be reached.');
  });

  it('does not load a profile that it already shows', async () => {
    serverWith(profileOf('asha'));
    room.session = { phase: 'signed-in', person: personAs('asha'), isConfirmed: true, isLost: false };
    await open(<ProfileCompletion />);
    types('Phone', '');
    await presses('Save profile');
    expect(calls()).toEqual(['saveProfile']);
  });

  it('saves, confirms it and leads to the dashboard', async () => {
    serverWith(null);
    await fills();
    await presses('Save profile');
    const body = { uid: 'asha', firstName: 'Asha', lastName: 'Verma', email: 'asha@x.in', phone: '', location: 'Pune' };
    expect(room.call).toHaveBeenCalledWith('saveProfile', { body: { ...body, noticeVersion } });
    expect(text()).toContain(`By saving, you accept the Privacy Policy (version ${noticeVersion}).`);
    expect(room.keepProfile).toHaveBeenCalledWith(profileOf('asha'));
    expect(useToast.getState().toast?.text).toBe('✅ Profile completed successfully!');
    expect(address()).toBe('/user/dashboard');
  });

  it('is saved again by an edit, which completes nothing', async () => {
    serverWith(profileOf('asha'));
    room.session = { phase: 'signed-in', person: personAs('asha'), isConfirmed: true, isLost: false };
    await open(<ProfileCompletion />);
    types('Location', 'Nashik');
    await presses('Save profile');
    expect(calls()).toContain('saveProfile');
    expect(useToast.getState().toast?.text).toBe('Your profile is saved.');
  });

  it('is saved without the version of the notice on a server that refuses that field alone', async () => {
    const refused = { code: 'invalid', message: 'Not valid: noticeVersion.', fields: { noticeVersion: 'is not expected' } } as const;
    serverWith(null);
    room.call.mockResolvedValueOnce({ role: 'user', hasProfile: false });
    room.call.mockRejectedValueOnce(new ApiError('problem', 400, refused));
    await fills();
    await presses('Save profile');
    // What the server has just said not to have is not asked for.
    expect(calls()).toEqual(['getRole', 'saveProfile', 'saveProfile']);
    expect(room.call.mock.calls[2]?.[1].body).not.toHaveProperty('noticeVersion');
    expect(address()).toBe('/user/dashboard');
  });

  it.each(['98765', '+9198765432101', 'ask my father'])('refuses the phone %j', async (phone) => {
    serverWith(null);
    await fills();
    types('Phone', phone);
    await presses('Save profile');
    expect(faultAt('Phone')).toBe('Enter a valid 10-digit phone number.');
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(calls()).toEqual([]);
  });

  it.each(['9876543210', '+91 98765 43210', '098765-43210'])('takes the phone %j', async (phone) => {
    serverWith(null);
    await fills();
    types('Phone', phone);
    await presses('Save profile');
    expect(room.call.mock.lastCall?.[1].body).toMatchObject({ phone });
  });

  it('refuses what is no email address in the portal’s own words', async () => {
    serverWith(null);
    await fills();
    types('Email', 'asha');
    await presses('Save profile');
    expect(faultAt('Email')).toBe('Enter the whole email address, such as name@example.com.');
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(calls()).toEqual([]);
  });

  it("shows the server's message at the field that it names, and keeps the typed text", async () => {
    const problem = { code: 'invalid', message: 'Some fields are wrong.', fields: { email: 'is not an email address' } } as const;
    serverWith(null);
    room.call.mockResolvedValueOnce({ role: 'user', hasProfile: false });
    room.call.mockRejectedValueOnce(new ApiError('problem', 400, problem));
    await fills();
    await presses('Save profile');
    expect(alert()).toBe('❌ Error saving profile: Some fields are wrong.');
    expect(text()).toContain('is not an email address');
    expect(field('First name').value).toBe('Asha');
    expect(address()).toBe('/here');
  });

  it('waits for the identity service', async () => {
    room.session = { phase: 'signed-in', person: newcomer, isConfirmed: false, isLost: false };
    await fills();
    await presses('Save profile');
    expect(alert()).toBe('User not authenticated yet. Please wait...');
    expect(room.call).not.toHaveBeenCalled();
  });
});
