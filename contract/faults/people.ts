import type { None } from './sentences';

/** What can be wrong with a group, a row of a roster, a role, the account that a call names, and a device that wants news. */
export interface PeopleFaults {
  'not-a-group': None;
  'too-many-groups': { most: number };
  'groups-of-learner': { most: number };
  /** Several names of groups in the column of one. */
  'groups-in-one': { name: string };
  'one-way-to-move': None;
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
  /** The server calls no such address: not https, another port, or no name of a host on the internet. */
  'not-a-push-service': None;
  'not-a-push-key': None;
}
