import type { PeopleFaults } from '../people';
import { quoted } from '../quoted';
import type { Sentences } from '../sentences';

const counted = (count: number, one: string, many: string): string[] => (count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]);

export const people: Sentences<PeopleFaults> = {
  'not-a-group': 'is not a group',
  'too-many-groups': ({ most }) => `is more than the ${most} groups that a portal can have`,
  'groups-in-one': ({ name }) => `${quoted(name)} names several groups; write them in a column “Groups”, parted by semicolons`,
  'groups-of-learner': ({ most }) => `is more than the ${most} groups that a learner can be in`,
  'one-way-to-move': 'must be said in one way, and in no other beside it',
  'group-in-use': ({ learners, waiting, assessments }) =>
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
  'no-right': 'are none; choose at least one',
  'no-group-given': 'are none; choose at least one',
  'own-account': 'is your own account',
  'not-a-push-service': 'is not the https address of a push service on the internet',
  'not-a-push-key': 'is not the key of a push subscription',
  'role-from-settings':
    'comes from the setting ADMIN_EMAILS, which names this address; take the address out there and restart the portal first',
};
