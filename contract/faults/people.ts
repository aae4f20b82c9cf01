import type { None } from './sentences';

/** What can be wrong with a group, a row of a roster, a role, and the account that a call names. */
export interface PeopleFaults {
  'not-a-group': None;
  'too-many-groups': { most: number };
  /** What still refers to the group. `waiting`: entries of the roster. */
  'group-in-use': { learners: number; waiting: number; assessments: number };
  'not-a-phone': None;
  'address-missing': None;
  'not-a-role': None;
  'last-admin': None;
  'own-role': None;
  'last-with-everything': None;
  'own-rights': None;
  'not-a-right': None;
  'no-right': None;
  'no-group-given': None;
  'own-account': None;
  'role-from-settings': None;
}
