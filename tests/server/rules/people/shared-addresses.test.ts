import { expect, it } from 'vitest';
import { sharingAddress } from '../../../../server/rules/people/shared-addresses';

const account = (uid: string, verified_email = '', verified_phone = '') => ({ uid, verified_email, verified_phone });

it.each([
  ['none of whom nothing is verified', [account('a'), account('b')], []],
  ['those with the same email', [account('a', 'x@y.in'), account('b', 'x@y.in'), account('c', 'z@y.in')], ['a', 'b']],
  ['those with the same phone', [account('a', 'x@y.in', '+91'), account('b', 'z@y.in', '+91')], ['a', 'b']],
  ['each once, by either', [account('a', 'x@y.in', '+91'), account('b', 'x@y.in'), account('c', '', '+91')], ['a', 'b', 'c']],
  ['none where an email of one is the phone of none', [account('a', 'x@y.in'), account('b', '', '+91')], []],
])('tells accounts that share a verified address: %s', (_, accounts, expected) =>
  expect([...sharingAddress(accounts)].toSorted()).toEqual(expected),
);
