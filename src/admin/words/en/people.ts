import { usualPercent } from '../../../../contract/fields/limits';
import { numberText as n } from '../wording/figures';
import { titles } from './titles';

/** The sentences of the people screen. */
export const words = {
  title: titles.people,
  lead: 'People with a saved profile, a role or a group. Extra time applies to all papers that a learner starts afterwards.',
  failed: 'Failed to load people.',
  label: 'People',
  empty: 'No profiles have been saved yet.',
  name: 'Name',
  nameless: 'No name yet',
  contact: 'Email or phone',
  typed: (email: string) => `${email} (typed, not verified)`,
  role: 'Role',
  roles: { admin: 'Admin', user: 'Learner' },
  time: 'Time',
  usual: 'Usual',
  times: (percent: number): string => (percent === usualPercent ? words.usual : `${percent / usualPercent}×`),
  change: 'Change',
  changeOf: (name: string) => `Change the time of ${name}`,
  extraTimeOf: (name: string) => `Extra time of ${name}`,
  explained:
    'The time applies to every paper that this learner starts after their device has loaded it: when they open the portal or the list of assessments with a network. A paper in progress keeps its time, and its answers are accepted even if the extra time is removed.',
  usualTime: 'The usual time',
  granted: (percent: number) => `${percent / usualPercent}× the usual time`,
  other: 'Another factor',
  factor: 'Factor',
  factorHint: 'From 1 to 3, for example 1.25.',
  save: 'Save',
  saved: 'Saved.',
  notSaved: 'Not saved.',
  historyFailed: 'Failed to load the changes so far.',
  changes: 'Changes so far',
  noChanges: 'No changes yet.',
  filters: 'Filters',
  group: 'Group',
  everyGroup: 'All groups',
  noGroup: 'In no group',
  show: 'Show',
  shown: { all: 'All people', user: 'Learners', admin: 'Admins', out: 'Shut out' },
  noMatch: 'No person matches these filters.',
  showAll: 'Show all people',
  groups: 'Groups',
  roster: 'Roster',
  manage: 'Manage',
  manageOf: (name: string) => `Manage ${name}: group, role and access`,
  out: 'Shut out',
  bySetting: 'by setting',
  move: 'Move',
  moved: 'Moved.',
  notMoved: 'Not moved.',
  /** `group`: what is chosen, “None” too. */
  notMovedYet: (group: string) => `Chosen, but not moved yet: ${group}`,
  many: 'Groups of many',
  whichPeople: 'Which learners',
  allOfList: (count: number) => (count === 1 ? 'The learner of this list' : `All ${n(count)} learners of this list`),
  firstOfList: (shown: number, all: number) => `These are the first ${n(shown)} of ${n(all)}. Filter or search the list for the others.`,
  whatBecomes: 'What becomes of them',
  ways: { add: 'Add to the group', move: 'Move to this group alone', take: 'Take out of the group' },
  chooseGroup: 'Choose a group',
  manyWhom: 'For the chosen learners.',
  manyOf: (count: number) => (count === 1 ? '1 learner is chosen.' : `${n(count)} learners are chosen.`),
  manyWhen: {
    add: 'At once. Their other groups stay.',
    move: 'At once. They leave all other groups that you see.',
    take: 'At once. Their other groups stay. Admins of some groups leave a learner in at least one of their own.',
  },
  manyNow: { add: 'Add', move: 'Move', take: 'Take out' },
  manyAsk: {
    move: (count: number, group: string) => `Move ${count === 1 ? '1 learner' : `${n(count)} learners`} to ${group} alone?`,
    take: (count: number, group: string) => `Take ${count === 1 ? '1 learner' : `${n(count)} learners`} out of ${group}?`,
  },
  /** The groups that they leave, and how many leave each. */
  manyLeave: (left: readonly { name: string; count: number }[]): string => {
    if (left.length === 0) return 'They leave no other group.';
    const named = left.slice(0, 5).map(({ name, count }) => `${name} (${n(count)})`);
    const more = left.length - named.length;
    return `They leave: ${named.join(', ')}${more === 0 ? '' : more === 1 ? ' and 1 more group' : ` and ${n(more)} more groups`}.`;
  },
  manyIn: (count: number) => (count === 1 ? '1 of them is in this group.' : `${n(count)} of them are in this group.`),
  manyBackHint: 'Undo stands there afterwards, until you change more or close the dialog.',
  manyDone: (count: number, all: number) =>
    count < all
      ? `Done for ${n(count)} of ${n(all)} learners. The others are as they were.`
      : count === 1
        ? 'Done for 1 learner.'
        : `Done for ${n(count)} learners.`,
  manyBack: 'Undo',
  manyClose: 'Close',
  ownGroups: 'Groups of this person',
  takeOut: 'Take out',
  takeOutOf: (name: string) => `Take out of ${name}`,
  addToo: 'Add as a further group',
  groupHint: 'Tests that the learner has started go on, and the results stay.',
  /** Each may be empty but the first. */
  who: (name: string, address: string, group: string) =>
    [name, address, group === '' ? 'in no group' : `group ${group}`].filter((part) => part !== '').join(', '),
  handIns: (count: number | null): string =>
    count === null
      ? 'How many submissions are kept of this person is not known.'
      : count === 0
        ? 'No submission is kept of this person.'
        : `${count === 1 ? '1 submission is' : `${n(count)} submissions are`} kept of this person.`,
  /** null: not known. */
  started: (names: string[] | null): string =>
    names === null
      ? 'Which tests are started and not handed in is not known.'
      : names.length === 0
        ? 'No test is started and not handed in.'
        : `Started and not handed in: ${names.join(', ')}. The device goes on, and hands in nothing.`,
  mayBeSittingAgain: (names: string[]): string =>
    `May be sitting once more now: ${names.join(', ')}. The device goes on, and hands in nothing.`,
  admins: (count: number | null): string =>
    count === null
      ? 'How many admins there are could not be loaded.'
      : count === 1
        ? 'The portal has 1 admin now.'
        : `The portal has ${n(count)} admins now.`,
  atOnce: 'At once.',
  isLearner: 'A learner: sits assessments and reads own results.',
  isAdmin: 'An admin: may do all that you may do.',
  isLimited: (rights: string[]) => `An admin with some rights: ${rights.join(', ')}.`,
  rights: 'Rights',
  rightsOf: {
    'edit-questions': 'Edit questions',
    'make-tests': 'Make tests',
    results: 'See people and results',
    everything: 'Everything',
  },
  rightsOwn: 'These are your own rights. Another admin must give them back.',
  scope: 'Groups',
  groupsChosen: (count: number) => (count === 1 ? '1 group is chosen.' : `${n(count)} groups are chosen.`),
  scopeAll: 'The whole institute',
  isOfGroups: (admin: string) => `${admin} Only for learners of some groups.`,
  saveRights: 'Save the rights',
  isAdminBySetting:
    'An admin by the setting ADMIN_EMAILS, which names this address. The role cannot be taken here, since it comes from the settings: take the address out of ADMIN_EMAILS and restart the portal first.',
  grant: 'Make an admin',
  grantAsk: (name: string) => `Make ${name} an admin?`,
  unverified: 'This address is not verified: it may be another person’s.',
  rightsGive: 'Give these rights',
  rightsAsk: (name: string) => `Give ${name} more rights?`,
  grantEffect: 'This person can then see and change everything: questions, keys, results, people and roles.',
  grantInGroups:
    'This person can then change questions and make tests for own groups. Closed stay roles, groups, other admins’ changes, and the look.',
  grantGroups: (names: string[]) => `People and results are limited to ${names.join(', ')}.`,
  grantSome: (rights: string[]) => `This person can then do the following, and nothing else of an admin: ${rights.join(', ')}.`,
  grantWhen: 'At once. The role can be taken again; what was seen meanwhile stays seen.',
  take: 'Take the admin’s role',
  takeAsk: (name: string) => `Take the admin’s role from ${name}?`,
  takeEffect: 'This person becomes a learner at once.',
  takeOwn: 'This is your own role. Another admin must give it back.',
  roleNotSaved: 'The role was not changed.',
  access: 'Access',
  isIn: 'This person can use the portal.',
  isOut: 'This person is shut out and can do nothing on the portal. Results, group and role are kept.',
  ownAccount: 'This is your own account, which you cannot shut out.',
  shutOut: 'Shut out',
  shutOutAsk: (name: string) => `Shut ${name} out?`,
  shutOutEffect:
    'This person can do nothing on the portal from now on, also during an exam. Answers stay on the device and can be given to you as a file, which you submit under Submit From Files.',
  shutOutWhen: 'At once, until an admin lets this person in again. Nothing is deleted.',
  letIn: 'Let in again',
  letInAsk: (name: string) => `Let ${name} in again?`,
  letInEffect: 'Answers that wait on the device are then sent.',
  accessNotSaved: 'The access was not changed.',
  changed: (what: string, who: string, when: string) => `${what}, by ${who}, ${when}`,
};
