import { expect, test } from 'vitest';
import { becameAdminSince, type RoleAct } from '../../../../server/rules/people/role-times';

const granted = (at: number): RoleAct => ({ act: 'role-granted', at });
const revoked = (at: number): RoleAct => ({ act: 'role-revoked', at });

test.each<[string, RoleAct[], number, boolean]>([
  ['before the role', [granted(10)], 9, true],
  ['with the role', [granted(10)], 10, false],
  ['after the role', [granted(10)], 11, false],
  ['before a role that was taken again', [granted(10), revoked(20)], 5, true],
  ['as an admin whose role was taken and given again', [granted(10), revoked(20), granted(30)], 15, false],
  ['as a learner between two roles', [granted(10), revoked(20), granted(30)], 20, true],
  ['as a learner whose role was taken for good', [granted(10), revoked(20)], 25, false],
  ['with a role that nothing is known of', [], 5, false],
])('%s', (_, acts, at, was) => expect(becameAdminSince(acts, at)).toBe(was));
