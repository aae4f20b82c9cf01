import type { AdminPath } from '../../../src/admin/kit/paths/admin-paths';
import type { RoutePath } from '../../../src/app/routing/route-table';

export interface Ids {
  /** An assessment that nobody has sat. */
  fresh: number;
  passage: number;
}

/** A form that is half filled, and its most visible button. */
export interface Mistake {
  at: (ids: Ids) => string;
  /** The link on that page that leads to the screen, where no address does. */
  through?: string;
  /** The tab or button that shows the form, where the page does not show it at once. */
  opens?: string;
  /** Fields by their label, with what is typed into each: too little for the form. */
  typed: readonly (readonly [label: string, text: string])[];
  press: string | RegExp;
  /** What the screen says then. */
  said: RegExp;
  /** Whether `npm test` has it. */
  isShort?: true;
}

/** A sentence: why the screen has no half-filled form that could be pressed here. */
type Row = Mistake | string;

const noForm = 'Nothing is filled in here, but a search or a filter; its links lead on, and nothing is sent.';
const onlyRead = 'It is only read.';
const inDialogs = 'Nothing is filled in on the screen itself: its acts are in dialogs, which say whom they are about.';

const now = '2099-11-29T10:00';

/** The screens of visitors and learners. A route without a row does not compile, and fails a unit test. */
export const learnerMistakes: Record<RoutePath, Row> = {
  '/': 'One question is answered, and the answer is judged on the device alone.',
  '/admin/login': { at: () => '/admin/login', typed: [['Email', 'head']], press: 'Login', said: /Enter an email address/ },
  '/user/login': {
    at: () => '/user/login',
    opens: 'Phone',
    typed: [['Phone number', '98765']],
    press: 'Send OTP',
    said: /valid 10-digit phone number/,
  },
  '/unauthorized': onlyRead,
  '/user/profile-completion': {
    at: () => '/user/dashboard',
    through: 'Profile Settings',
    typed: [
      ['First name', 'Half'],
      ['Location', ''],
    ],
    press: 'Save profile',
    said: /Please fill in all required fields/,
    isShort: true,
  },
  '/user/dashboard': noForm,
  '/user/available-assessments': noForm,
  '/user/my-assessments': noForm,
  '/user/outbox': 'Its buttons send or save what is whole already; nothing is filled in.',
  '/user/mistake-notebook':
    'Each answer is one tap and is changed by no button; the exam date is a date alone, and is taken away again there.',
  '/assessments/:id':
    'Start is no form, and what it starts is what its button says; the end of a sitting has dialogs with numbers (submit, finish).',
  '/assessments/:id/result': 'A report about a question is the only form, opened below it; tests/e2e/results/reports.spec.ts sends one.',
  '/assessments/:id/again': 'Choices alone; what is pressed by mistake is left with Submit, and changes nothing.',
  '/admin/*': 'The table below has its screens.',
  '/all-assessments': inDialogs,
  '/all-exams': inDialogs,
  '/privacy-policy': onlyRead,
  '/terms-and-conditions': onlyRead,
  '/accessibility': onlyRead,
};

/** The same of the admin's screens. */
export const adminMistakes: Record<AdminPath, Row> = {
  '/admin/categories': {
    at: () => '/admin/categories',
    typed: [['Name', ' ']],
    press: 'Add Category',
    said: /Category name cannot be empty!/,
  },
  '/admin/questions': {
    at: () => '/admin/questions?question=new',
    typed: [
      ['Question', 'Half a question'],
      ['Option A', 'Only one'],
    ],
    press: 'Add Question',
    said: /❌/,
    isShort: true,
  },
  '/admin/bulk-upload': { at: () => '/admin/bulk-upload', typed: [], press: 'Upload', said: /Please select a file first\./ },
  '/admin/generate-assessment': {
    at: () => '/admin/generate-assessment',
    typed: [['Assessment name', 'Half a test']],
    press: 'Generate Assessment',
    said: /Please select at least one category\./,
    isShort: true,
  },
  '/admin/exam-creation': {
    at: () => '/admin/exam-creation',
    typed: [
      ['Exam name', 'Half an exam'],
      ['Timer (minutes)', ''],
    ],
    press: 'Create Exam',
    said: /Please fill in exam name and at least one subject\./,
  },
  '/admin/assessment-creation': {
    at: () => '/admin/assessment-creation',
    typed: [['Assessment name', 'Half a test']],
    press: 'Generate Assessment',
    said: /Please select|Please choose|Please enter/,
  },
  '/all-assessments': inDialogs,
  '/all-exams': inDialogs,
  '/admin/today': noForm,
  '/admin/passages': 'A list: the form of a passage is a page of its own.',
  '/admin/passages/:id':
    'The portal of this suite has no passage; tests/e2e/sitting/passages.spec.ts and tests/src/admin/bank try the form.',
  '/admin/people': inDialogs,
  '/admin/people/:uid': noForm,
  '/admin/groups': {
    at: () => '/admin/groups',
    typed: [['Name', ' ']],
    press: 'Add the group',
    said: /is (required|empty)/,
    isShort: true,
  },
  '/admin/roster': { at: () => '/admin/roster', typed: [], press: 'Upload a roster', said: /Select a sheet, and look at what it does\./ },
  '/admin/portal': { at: () => '/admin/portal', typed: [['Name of the portal', '']], press: 'Save', said: /is (required|empty)/ },
  '/admin/notices': {
    at: () => '/admin/notices',
    typed: [['Text', 'Half a notice']],
    press: 'Show the notice',
    said: /is (required|not a time)/,
  },
  '/admin/webhook': {
    at: () => '/admin/webhook',
    typed: [['Address', 'hooks.half']],
    press: 'Set the webhook',
    said: /is no https:/,
    isShort: true,
  },
  '/admin/health': onlyRead,
  '/admin/changes': noForm,
  '/admin/rescue-files': 'A file is chosen and shown before there is a button; tests/src/admin/results/rescue.test.tsx tries it.',
  '/admin/reports': 'The form of an answer opens below a report; tests/src/admin/results/reports.test.tsx sends it half-filled.',
  '/admin/batches': noForm,
  '/admin/assessments/:id': inDialogs,
  '/admin/assessments/:id/results': noForm,
  '/admin/assessments/:id/results/:uid': onlyRead,
  '/admin/assessments/:id/questions': inDialogs,
  '/admin/assessments/:id/print': 'Choices of a print-out alone; nothing is sent.',
  // What is typed is no act of the button above it: the dialog says that it is saved with it, and for whom.
  '/admin/assessments/:id/schedule': {
    at: ({ fresh }: Ids) => `/admin/assessments/${fresh}/schedule`,
    typed: [['Opens', now]],
    press: 'Hide',
    said: /What is typed below is saved with it: Opens\./,
    isShort: true,
  },
  '/admin/assessments/:id/exam-day':
    'It needs a test that is under way; tests/src/admin/day/exam-day.test.tsx and tests/src/admin/day/chances.test.tsx try its forms.',
  '/admin/assessments/:id/sittings': noForm,
  '/admin/assessments/:id/questions/:question':
    'It needs a hand-in; tests/src/admin/results/correction-form.test.tsx sends its form half-filled.',
};
