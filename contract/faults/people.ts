import { quoted } from './quoted';
import type { ParamsOf } from './sentences';

const counted = (count: number, one: string, many: string): string[] => (count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]);

/** What can be wrong with a group, a row of a roster, a role, the account that a call names, and a device that wants news. */
export const people = {
  'not-a-group': 'is not a group',
  'too-many-groups': ({ most }: { most: number }) => `is more than the ${most} groups that a portal can have`,
  /** Several names of groups in the column of one. */
  'groups-in-one': ({ name }: { name: string }) =>
    `${quoted(name)} names several groups; write them in a column “Groups”, parted by semicolons`,
  'groups-of-learner': ({ most }: { most: number }) => `is more than the ${most} groups that a learner can be in`,
  'one-way-to-move': 'must be said in one way, and in no other beside it',
  /** What still refers to the group. `waiting`: entries of the roster. */
  'group-in-use': ({ learners, waiting, assessments }: { learners: number; waiting: number; assessments: number }) =>
    `is still used: ${[
      ...counted(learners, 'learner', 'learners'),
      ...counted(waiting, 'person expected', 'people expected'),
      ...counted(assessments, 'assessment', 'assessments'),
    ].join(', ')}`,
  'not-a-phone': 'is not a phone number; ten digits, or a + and the country code, are',
  'address-missing': 'is empty, and so is the other address: a row needs an email or a phone',
  'not-a-role': 'is neither admin nor user',
  'last-admin': 'is the last admin; make another person an admin first',
  'own-role': 'is your own role; confirm that you give it up',
  'last-with-everything': 'would leave no admin who may do everything; give another admin that right first',
  'own-rights': 'are your own; confirm that you give one up',
  'not-a-right': 'is not a right',
  'no-right': 'choose at least one',
  'no-group-given': 'choose at least one',
  'own-account': 'is your own account',
  /** The server calls no such address: not https, another port, or no name of a host on the internet. */
  'not-a-push-service': 'is not the https address of a push service on the internet',
  'not-a-push-key': 'is not the key of a push subscription',
  'role-from-settings':
    'comes from the setting ADMIN_EMAILS, which names this address; take the address out there and restart the portal first',
};
export type PeopleFaults = ParamsOf<typeof people>;
