import { describe, expect, it } from 'vitest';
import type { CallName, Calls } from '../../../contract/calls/calls';
import { filesIn, sourceOf } from '../../house/syntax';

type Writing = { [Name in CallName]: Calls[Name] extends { method: 'POST' | 'DELETE' } ? Name : never }[CallName];

/**
 * `asks`: the file whose dialog or form says for whom, how many and when. · `shows`: the file that shows it in its own way, and `by` what. · `back`: how the act is
 * taken back, or why it changes nothing.
 */
type Act = { asks: string } | { shows: string; by: string } | { back: string };

const schedule = 'src/admin/papers/schedule/ScheduleActs.tsx';

/** Every call that writes. A new one does not compile without its row. */
const acts: Record<Writing, Act> = {
  setSchedule: { asks: schedule },
  generateByCategories: { asks: 'src/admin/papers/assessment/use-publishing.tsx' },
  generateFromExam: { asks: 'src/admin/papers/assessment/use-publishing.tsx' },
  giveMoreTime: { asks: 'src/admin/day/desk/MoreTimeCard.tsx' },
  giveChance: { asks: 'src/admin/day/chances/ChancesCard.tsx' },
  takeChanceBack: { asks: 'src/admin/day/chances/TakeBackDialog.tsx' },
  regrade: { asks: 'src/admin/results/regrade/CorrectionForm.tsx' },
  erasePerson: { asks: 'src/admin/people/data/EraseDialog.tsx' },
  shutOut: { asks: 'src/admin/people/list/PersonAccess.tsx' },
  letIn: { asks: 'src/admin/people/list/PersonAccess.tsx' },
  setRole: { asks: 'src/admin/people/list/PersonRole.tsx' },
  deleteGroup: { asks: 'src/admin/people/groups/GroupTable.tsx' },
  removeFromRoster: { asks: 'src/admin/people/roster/ExpectedPeople.tsx' },
  uploadRoster: { shows: 'src/admin/people/roster/RosterOutcome.tsx', by: 'groups.counts[' },
  archiveAssessment: { asks: 'src/admin/papers/schedule/ArchiveDialog.tsx' },
  restoreAssessment: { asks: 'src/admin/papers/schedule/ArchiveDialog.tsx' },
  deleteAssessment: { asks: 'src/admin/papers/schedule/DeleteDialog.tsx' },
  mergeCategory: { asks: 'src/admin/bank/category/CategoryChanges.tsx' },
  deleteCategory: { asks: 'src/admin/bank/category/CategoryChanges.tsx' },
  changeQuestions: { asks: 'src/admin/bank/many/SelectionBar.tsx' },
  takeUploadBack: { asks: 'src/admin/bank/upload/outcome/TakeBack.tsx' },
  importSubmission: { shows: 'src/admin/results/rescue/RescueForm.tsx', by: 'rescue.handIn(ready)' },
  uploadQuestions: { shows: 'src/admin/bank/upload/preview/PreviewRows.tsx', by: 'previewReady(' },
  importQuestions: { shows: 'src/admin/bank/upload/preview/PreviewRows.tsx', by: 'previewReady(' },
  submit: { shows: 'src/runner/screens/sitting/SubmitDialog.tsx', by: 'submitCounts(' },

  undoQuestions: { back: 'the same notice takes the undo back' },
  retireQuestion: { back: 'Restore beside it' },
  restoreQuestion: { back: 'Retire beside it' },
  createQuestion: { back: 'Retire' },
  editQuestion: { back: 'a version of the history is put back' },
  deletePassage: { asks: 'src/admin/bank/passage/DeletePassage.tsx' },
  createPassage: { back: 'nothing has it yet' },
  editPassage: { back: 'a version of the history is put back' },
  addCategory: { back: 'an empty category is deleted' },
  renameCategory: { back: 'renamed again' },
  moveCategory: { back: 'moved again' },
  createExam: { back: 'a template that nobody is shown' },
  redrawQuestion: { back: 'a draft: the question is chosen again' },
  changeDrawn: { back: 'a draft: the order is changed again' },
  createGroup: { back: 'an empty group is deleted' },
  renameGroup: { back: 'renamed again' },
  moveToGroup: { asks: 'src/admin/people/list/GroupsOfMany.tsx' },
  setExtraTime: { back: 'set again; its history stands below it' },
  savePortal: { back: 'saved again' },
  setWebhook: { shows: 'src/admin/institute/webhook/WebhookForm.tsx', by: 'webhook.setEffect' },
  removeWebhook: { asks: 'src/admin/institute/webhook/WebhookForm.tsx' },
  testWebhook: { back: 'a message that says that it is a test' },
  addNotice: { asks: 'src/admin/day/notices/AddNotice.tsx' },
  endNotice: { asks: 'src/admin/day/notices/NoticeList.tsx' },
  saveProfile: { back: 'saved again' },
  addReport: { back: 'a report changes nothing; an admin answers it' },
  answerReport: { back: 'answered again; the reporter is told of the later answer too' },
  subscribePush: { back: 'the same switch' },
  unsubscribePush: { back: 'the same switch' },
  addPractice: { back: 'a log of one’s own, which only grows' },
  start: { back: 'the note of a start, which the learner has pressed' },
  uploadPicture: { back: 'a picture that no question has yet' },
  findQuestions: { back: 'it only looks' },
  findSimilar: { back: 'it only looks' },
  previewRegrade: { back: 'it only computes' },
};

describe('acts', () => {
  it.each(Object.entries(acts))('%s says for whom, how many and when, or can be taken back', (_, act) => {
    if ('asks' in act) expect(sourceOf(act.asks).code).toMatch(/<Reach\b|\breach(=|:)/);
    else if ('shows' in act) expect(sourceOf(act.shows).code).toContain(act.by);
    else expect(act.back).toMatch(/\w/);
  });

  it('ask by one dialog, which does not compile without its reach', () => {
    expect(sourceOf('src/admin/kit/dialog/AskDialog.tsx').code).toMatch(/\n {2}reach: ActReach;/);
    // A button of danger opens a dialog, or is in one that says it.
    const dangers = filesIn('src/admin').filter((file) => /variant="danger"|'danger'/.test(sourceOf(file).code));
    expect(dangers.length).toBeGreaterThan(2);
    for (const file of dangers) expect(`${file}: ${sourceOf(file).code}`).toMatch(/<Reach\b|<EraseDialog\b|<DeleteDialog\b|<AskDialog\b/);
  });
});
