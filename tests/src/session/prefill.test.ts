import { describe, expect, it } from 'vitest';
import type { LoginMethod, Person } from '../../../src/runner/device/db';
import { prefill, splitName } from '../../../src/session/profile/prefill';
import { personAs, profileOf } from './kit';

const newcomer = (method: LoginMethod): Person => ({
  ...personAs('asha'),
  method,
  displayName: 'Asha Rani Verma',
  phone: '+919876543210',
  profile: null,
});

describe('the profile form starts with', () => {
  it('the name of a Google account, split into two', () => {
    expect(prefill(newcomer('google'))).toMatchObject({ firstName: 'Asha', lastName: 'Rani Verma', email: 'asha@x.in' });
  });

  it('the email and phone of any other login, and no name', () => {
    for (const method of ['email', 'phone'] as const)
      expect(prefill(newcomer(method))).toEqual({
        uid: 'asha',
        firstName: '',
        lastName: '',
        email: 'asha@x.in',
        phone: '+919876543210',
        location: '',
      });
  });

  it('the name and the phone by which the institute expects who has no profile, where the login has none', () => {
    const expected = { name: 'Asha Devi', phone: '+919811112222' };
    expect(prefill({ ...newcomer('email'), phone: '', expected })).toMatchObject({
      firstName: 'Asha',
      lastName: 'Devi',
      phone: '+919811112222',
    });
    expect(prefill({ ...newcomer('google'), expected })).toMatchObject({ lastName: 'Rani Verma', phone: '+919876543210' });
    const saved = { ...newcomer('email'), phone: '', expected, profile: profileOf('asha') };
    expect(prefill(saved)).toMatchObject({ firstName: profileOf('asha').firstName, phone: '' });
  });

  it('the stored profile, if there is one', () => {
    const person = { ...newcomer('google'), profile: { ...profileOf('asha'), firstName: 'Usha', email: 'u@x.in' } };
    expect(prefill(person)).toMatchObject({ firstName: 'Usha', lastName: 'Verma', email: 'u@x.in', location: 'Pune' });
  });
});

describe('a display name', () => {
  it.each([
    ['', '', ''],
    ['  Asha ', 'Asha', ''],
    ['Asha  Verma', 'Asha', 'Verma'],
    ['आशा रानी वर्मा', 'आशा', 'रानी वर्मा'],
  ])('%j becomes %j and %j', (whole, firstName, lastName) => {
    expect(splitName(whole)).toEqual({ firstName, lastName });
  });
});
