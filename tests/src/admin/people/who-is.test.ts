import { expect, it } from 'vitest';
import { whoIs } from '../../../../src/admin/people/data/who-is';
import { words } from '../../../../src/admin/words/en/people';

const person = { uid: 'u1', name: 'Ramesh', contact: 'ramesh@x.in', role: 'user', timePercent: 100 } as const;
const said = (more: object) => whoIs({ ...person, ...more }, { people: words } as never);

it('a person whom a dialog names by an address that was only typed is named as such', () => {
  expect(said({})).toBe('Ramesh, ramesh@x.in, in no group');
  expect(said({ typedEmail: 'ramesh@x.in' })).toBe('Ramesh, ramesh@x.in (typed, not verified), in no group');
  expect(said({ typedEmail: 'other@x.in' })).toBe('Ramesh, ramesh@x.in, in no group');
  expect(said({ name: '', typedEmail: 'ramesh@x.in' })).toContain('(typed, not verified)');
});
