import type { RosterFate } from '../../../../contract/people/roster';
import { numberText as n } from '../wording/figures';
import { titles } from './titles';

const people = (count: number): string => (count === 1 ? '1 person' : `${n(count)} people`);

/** The sentences about groups of learners, and about the roster. */
export const words = {
  title: titles.groups,
  lead: 'A group is a batch, a class or a centre. A learner may be in several, such as a batch and a centre. An assessment can be for some groups only.',
  failed: 'Failed to load the groups.',
  label: 'Groups',
  none: 'There are no groups yet. Add one here, or upload a roster: its groups are added by themselves.',
  add: 'Add a group',
  name: 'Name',
  nameHint: 'For example NEET 2027, Batch A.',
  addNow: 'Add the group',
  added: (name: string) => `Group “${name}” is added.`,
  notAdded: 'The group was not added.',
  learners: 'Learners',
  expected: 'Not come yet',
  assessments: 'Assessments',
  actions: 'Actions',
  learnersOf: (name: string) => `The learners of ${name}`,
  expectedOf: (name: string) => `Who of ${name} has not come yet`,
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  renamed: 'Renamed.',
  notRenamed: 'The group was not renamed.',
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  deleteAsk: (name: string) => `Delete the group “${name}”?`,
  deleteEffect: 'No learner, no name on the roster and no assessment is in this group.',
  deleteWhen: 'At once, for good. A new group can have the same name.',
  notDeleted: 'The group was not deleted.',
  inUse: 'A group can be deleted when no learner, no name on the roster and no assessment is in it.',

  roster: titles.roster,
  rosterLead:
    'Who belongs to which group, before the first of them signs in. Each person is recognized by the email or the phone that the sign-in has verified, and by nothing that is only typed.',
  rosterFailed: 'Failed to load the roster.',
  uploadRoster: 'Upload a roster',
  sheet: 'Sheet (.xlsx, .xls or .csv)',
  sheetHint: (most: number) => `Up to ${n(most)} people. Nothing is stored before you have seen what each row does.`,
  paste: 'Or paste rows of a spreadsheet here',
  pasteHint: 'With their header, such as Name, Email, Phone, Group.',
  headerless:
    'No row with names of columns was found: the first row is read as a person. Check below what the columns mean. Each row counts one more than in the list.',
  unreadSheets: (names: string) => `Not read, although they have columns of people: ${names}. Upload them one by one.`,
  besides: (count: number, first: string) =>
    count === 1 ? `1 row is no person and stays behind: ${first}.` : `${n(count)} rows are no people and stay behind, such as ${first}.`,
  meaningsHint: 'Checked by their names; change what is wrong.',
  reading: 'Reading the sheet …',
  notStored: 'The roster was not stored.',
  preview: 'What this sheet does',
  store: (count: number) => (count === 1 ? 'Store 1 row' : `Store ${n(count)} rows`),
  storing: 'Storing …',
  stored: (count: number) => `Stored: ${people(count)}.`,
  meantGroup: (name: string, close: string) => `Is “${name}” the group “${close}”? As it is, a new group is added.`,
  readAs: (name: string, close: string) => `“${name}” is read as “${close}”.`,
  readAsWritten: 'Undo',
  readAsWrittenOf: (name: string) => `Undo: “${name}”`,
  newGroups: (names: string, count: number) => (count === 1 ? `One group is added: ${names}.` : `${n(count)} groups are added: ${names}.`),
  movesNote: (count: number) =>
    count === 1
      ? 'One person leaves another group. Tests that the person has started go on, and the results stay.'
      : `${people(count)} leave another group. Tests that they have started go on, and the results stay.`,
  storeAsk: (count: number) => (count === 1 ? 'Store 1 row?' : `Store ${n(count)} rows?`),
  storeWhom: (added: number, moved: number) =>
    [
      ...(added > 0 ? [`${people(added)} ${added === 1 ? 'is' : 'are'} added.`] : []),
      ...(moved > 0 ? [`${people(moved)} ${moved === 1 ? 'moves' : 'move'} from group to group.`] : []),
    ].join(' '),
  storeWhen: 'At once. A group that is added can be deleted as long as nobody is in it.',
  storeWhenMoved: 'At once. Tests that somebody has started go on, and the results stay.',
  nameOfPerson: (name: string, known: string) => `${name} (on the portal ${known})`,
  movedBack: (count: number) =>
    count === 1
      ? 'Save who moved, with the group before, as a sheet'
      : `Save the ${n(count)} who moved, with their groups before, as a sheet`,
  movedBackHint: 'Uploaded here, this sheet moves them back.',
  leftOut: (count: number) => (count === 1 ? 'One row was left out.' : `${n(count)} rows were left out.`),
  otherPeople: (count: number) =>
    count === 1
      ? 'One row has the email or phone of somebody with another name. It is stored once you say that it is the same person.'
      : `${n(count)} rows have the email or phone of somebody with another name. They are stored once you say that it is the same person.`,
  onPortal: (name: string, groups: string) => `On the portal this is ${name}${groups === '' ? '' : `, ${groups}`}.`,
  isSame: 'It is the same person',
  isSameOf: (row: number) => `Row ${n(row)}: it is the same person`,
  allSame: (count: number) => `All ${n(count)} are the same people`,
  leaveOut: 'Leave out',
  leaveOutOf: (row: number) => `Leave out row ${n(row)}`,
  leaveAllOut: (count: number) => `Leave all ${n(count)} out`,
  isLeftOut: 'Left out',
  outcome: 'What became of the rows',
  counts: {
    waiting: 'Will join on coming',
    joined: 'Join now',
    moved: 'Change the group',
    unchanged: 'There already',
    failed: 'Refused',
  },
  rows: 'Rows of the roster',
  only: 'Show',
  allRows: 'All rows',
  onlyOf: {
    moves: (count: number) => `Only changes of group (${n(count)})`,
    stays: (count: number) => `Only what is there already (${n(count)})`,
    refused: (count: number) => `Only refused rows (${n(count)})`,
    others: (count: number) => `Only with another name (${n(count)})`,
  },
  row: 'Row',
  person: 'Name',
  address: 'Email or phone',
  group: 'Group',
  what: 'What it does',
  fates: {
    waits: 'Joins on coming',
    joins: 'Joins now',
    moves: 'Changes the group',
    stays: 'There already, no change',
    refused: 'Refused',
  } satisfies Record<RosterFate, string>,
  movesFrom: (from: string, to: string) => `Moves from ${from} to ${to}`,
  errors: 'Refused rows',
  error: 'Error',
  further: (count: number) => `and ${n(count)} more.`,

  columnsTitle: 'Columns of the sheet',
  columnsLead: 'One row for each person. Each row needs a name, a group, and an email or a phone, or both.',
  columns: [
    ['Name', 'The name of the person. It is shown until the person signs in; then the name of the profile is.'],
    ['Email', 'The address that the person signs in with. Capitals do not matter.'],
    ['Phone', 'The number that the person signs in with. Ten digits are an Indian number; other countries need + and their code.'],
    ['Group', 'A group that there is, or a new one, which is added.'],
    ['Groups', 'Only for a person of several groups: the further ones, parted by semicolons, such as Batch A; Kota centre.'],
  ] as readonly (readonly [string, string])[],
  template: 'Download a template',
  templateBusy: 'Preparing the template …',
  templateFailed: 'The template could not be made.',
  templateName: 'Asha Verma',

  expectedTitle: 'Not come yet',
  expectedLead:
    'They join their group when they first sign in with this email or phone. An email counts once it is verified: who registers with a password opens the link in the email. Or choose the group in People.',
  expectedNone: 'All people on the roster have signed in, or there is no roster yet.',
  expectedLabel: 'People expected',
  ofGroup: 'Group',
  everyGroup: 'All groups',
  takeOff: 'Take off',
  takeOffOf: (name: string) => `Take off the roster: ${name}`,
  takeOffAsk: (name: string) => `Take ${name} off the roster?`,
  takeOffWhom: (who: string, group: string) => `${who}: expected in ${group}, and not come yet.`,
  takeOffEffect: 'From now on. At the first sign-in this person joins none of the groups named here.',
  notTakenOff: 'The person was not taken off the roster.',

  forWhom: 'For whom',
  forAll: 'Everybody',
  forSome: 'Only these groups',
  forHint: 'Who is in none of these groups does not see the assessment. A learner who has started can finish, also after a change.',
  noGroups: 'There are no groups yet.',
  toGroups: 'To the groups',
  find: 'Find a group',
  noneFound: 'No group has this name.',
  allFound: (count: number) => `All ${n(count)} with this name`,
  sizeOf: (count: number) => people(count),
  /** `size`: the sum over the groups; somebody may be in several of them. */
  chosen: (count: number, size: number) =>
    count === 1 ? `1 group chosen, ${people(size)}` : `${n(count)} groups chosen, at most ${people(size)}`,
  chooseOwn: 'No group is chosen yet. Choose at least one of your groups.',
  chooseOne: 'No group is chosen yet. Choose at least one, or Everybody.',
  forGroups: (names: string) => `For ${names}`,
  unknownGroup: (id: number) => `group ${id}`,
};
