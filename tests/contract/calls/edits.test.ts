import { expect, test } from 'vitest';
import { type CallName, type Calls, calls } from '../../../contract/calls/calls';
import { seenOf } from '../../../contract/calls/edited-version';
import { seenMost } from '../../../contract/calls/page';

type EditCall = { [N in CallName]: Calls[N] extends { method: 'POST' | 'DELETE' } ? N : never }[CallName];

/** Each call that changes something: `version`, or why no change can be lost in silence. A call without a row does not compile. */
const edits = {
  editQuestion: 'version',
  editPassage: 'version',
  renameCategory: 'version',
  moveCategory: 'version',
  renameGroup: 'version',
  setSchedule: 'version',
  setExtraTime: 'version',
  savePortal: 'version',
  regrade: 'version',
  redrawQuestion: 'its body names the version of the paper',
  changeDrawn: 'its body names the version of the paper',
  undoQuestions: 'takes back only versions that are still the present ones',
  takeUploadBack: 'leaves what was changed since',
  addCategory: 'adds',
  createQuestion: 'adds',
  uploadQuestions: 'adds',
  importQuestions: 'adds',
  uploadPicture: 'adds',
  createExam: 'adds; an exam cannot be edited',
  createPassage: 'adds',
  createGroup: 'adds',
  generateByCategories: 'adds',
  generateFromExam: 'adds',
  importSubmission: 'adds; an answer is never replaced',
  submit: 'adds; an answer is never replaced',
  start: 'adds',
  giveMoreTime: 'a total that grows; what takes minutes back names the total that it saw',
  retireQuestion: 'one of two states, kept as a version',
  restoreQuestion: 'one of two states, kept as a version',
  changeQuestions: 'adds or takes one value, kept as a version of each question',
  setRole: 'one of two states, in the trail',
  shutOut: 'one of two states, in the trail',
  letIn: 'one of two states, in the trail',
  takeChanceBack: 'ends what is open; a repeat changes nothing',
  giveChance: 'adds; who has an open chance keeps it',
  moveToGroup: 'one choice from a list that shows the present one, in the trail',
  uploadRoster: 'version',
  mergeCategory: 'what it takes away is shown, and moved, not lost',
  deleteCategory: 'refused unless unused',
  deletePassage: 'refused unless unused',
  deleteGroup: 'refused unless unused',
  archiveAssessment: 'one of two states, in the trail',
  restoreAssessment: 'one of two states, in the trail',
  deleteAssessment: 'refused unless nobody has sat it',
  removeFromRoster: 'takes away one row',
  addPractice: 'adds',
  addReport: 'adds; a report stays as it is',
  answerReport: 'version',
  addNotice: 'adds; a notice cannot be edited',
  setWebhook: 'a new address with a new secret, in the trail',
  removeWebhook: 'one of two states, in the trail',
  testWebhook: 'adds',
  endNotice: 'one of two states, in the trail',
  subscribePush: 'a person’s own',
  unsubscribePush: 'a person’s own',
  erasePerson: 'takes away all there is',
  saveProfile: 'a person’s own',
  findQuestions: 'reads',
  findSimilar: 'reads',
  previewRegrade: 'reads',
} as const satisfies Record<EditCall, string>;

test.each(Object.entries(edits))('%s: %s', (name, how) => {
  const { query, problems = [] } = calls[name as EditCall] as { query?: { entries?: object }; problems?: readonly string[] };
  const isChecked = Object.keys(query?.entries ?? {}).includes('version') && problems.includes('in-use');
  expect(isChecked).toBe(how === 'version');
});

test('the version of values is a number in the range of the query, equal for equal values alone', () => {
  const portal = {
    ...{ name: 'A', shortName: 'B', hindiName: 'आशा', colour: '#0f5e66' as const, iconsAt: null, savedBy: null, savedAt: null },
    ...{ contactEmail: '', contactPhone: '', grievanceOfficer: '', grievanceContact: '' },
  };
  const versions = [
    seenOf.portal(portal),
    seenOf.portal({ ...portal, contactPhone: '1' }),
    seenOf.portal({ ...portal, grievanceContact: '1' }),
    seenOf.name({ name: 'Kota' }),
    seenOf.name({ name: 'kota' }),
    seenOf.place({ parentId: null }),
    seenOf.place({ parentId: 1 }),
  ];
  expect(new Set(versions).size).toBe(versions.length);
  for (const version of versions) expect([version >= 1, version <= seenMost, Number.isInteger(version)]).toEqual([true, true, true]);
  expect(seenOf.portal({ ...portal, savedBy: 'a', savedAt: '2026-01-01T00:00:00.000Z' })).toBe(versions[0]);
});
