// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/client';
import type { Person } from '../../../src/runner/device/db';
import { ProfileCompletion } from '../../../src/session/ProfileCompletion';
import type { Session } from '../../../src/session/session';
import { useNotice } from '../../../src/ui/notice';
import { personAs, profileOf } from './kit';
import { address, alert, field, open, presses, text, types } from './screen';

const room = vi.hoisted(() => ({ session: { phase: 'loading' } as Session, keepProfile: vi.fn(), call: vi.fn() }));
vi.mock('../../../src/session/session-store', () => ({ useSession: () => room.session, keepProfile: room.keepProfile }));
vi.mock('../../../src/api/call', () => ({ call: room.call }));

const newcomer: Person = { ...personAs('asha'), profile: null };

beforeEach(() => {
  vi.resetAllMocks();
  useNotice.setState({ notice: null });
  room.session = { phase: 'signed-in', person: newcomer, isConfirmed: true, isLost: false };
});

async function fills(): Promise<void> {
  await open(<ProfileCompletion />);
  types('First name', 'Asha');
  types('Last name', 'Verma');
  types('Location', 'Pune');
}

describe('the profile form', () => {
  it.each([
    ['email', 'Email Login'],
    ['phone', 'Phone Login'],
    ['google', 'Google Sign-in'],
  ] as const)('wears the badge of a login by %s', async (method, badge) => {
    room.session = { phase: 'signed-in', person: { ...newcomer, method }, isConfirmed: true, isLost: false };
    await open(<ProfileCompletion />);
    expect(text()).toContain(badge);
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

  it('saves, says so and leads to the dashboard', async () => {
    room.call.mockResolvedValue(profileOf('asha'));
    await fills();
    await presses('Save profile');
    const body = { uid: 'asha', firstName: 'Asha', lastName: 'Verma', email: 'asha@x.in', phone: '', location: 'Pune' };
    expect(room.call).toHaveBeenCalledWith('saveProfile', { body });
    expect(room.keepProfile).toHaveBeenCalledWith(profileOf('asha'));
    expect(useNotice.getState().notice?.text).toBe('✅ Profile completed successfully!');
    expect(address()).toBe('/user/dashboard');
  });

  it('says what the server answered, at the field it named, and keeps what was typed', async () => {
    const problem = { code: 'invalid', message: 'Some fields are wrong.', fields: { email: 'is not an email address' } } as const;
    room.call.mockRejectedValue(new ApiError('problem', 400, problem));
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
