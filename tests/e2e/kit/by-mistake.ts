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

/**
 * null: the screen has nothing to fill in, or unit tests press its half-filled form: groups, roster, look, rescue files and the correction of a key in
 * `tests/src/admin`.
 */
type Row = Mistake | null;

const now = '2099-11-29T10:00';

/** The screens of visitors and learners. A route without a row does not compile, and fails a unit test. */
export const learnerMistakes: Record<RoutePath, Row> = {
  '/': null,
  '/admin/login': { at: () => '/admin/login', typed: [['Email', 'head']], press: 'Login', said: /Enter an email address/ },
  '/user/login': {
    at: () => '/user/login',
    opens: 'Phone',
    typed: [['Phone number', '98765']],
    press: 'Send OTP',
    said: /valid 10-digit phone number/,
  },
  '/unauthorized': null,
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
  '/user/dashboard': null,
  '/user/available-assessments': null,
  '/user/my-assessments': null,
  '/user/outbox': null,
  '/user/mistake-notebook': null,
  // Start is no form, and what it starts is what its button says; the end of a sitting has dialogs with numbers (submit, finish).
  '/assessments/:id': null,
  '/assessments/:id/result': null,
  // Choices alone; what is pressed by mistake is left with Submit, and changes nothing.
  '/assessments/:id/again': null,
  // The table below has them.
  '/admin/*': null,
  '/all-assessments': null,
  '/all-exams': null,
  '/privacy-policy': null,
  '/terms-and-conditions': null,
  '/accessibility': null,
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
  '/all-assessments': null,
  '/all-exams': null,
  '/admin/today': null,
  // A list: the form of a passage is a page of its own.
  '/admin/passages': null,
  // The portal of this suite has no passage; tests/e2e/sitting/passages.spec.ts and tests/src/admin/bank try the form.
  '/admin/passages/:id': null,
  // Its acts are in dialogs, which say whom they are about.
  '/admin/people': null,
  // Nothing is typed but a search.
  '/admin/people/:uid': null,
  '/admin/groups': null,
  '/admin/roster': null,
  '/admin/portal': null,
  // tests/src/admin/day/notices.test.tsx sends its form half-filled.
  '/admin/notices': null,
  '/admin/webhook': null,
  '/admin/health': null,
  '/admin/changes': null,
  '/admin/rescue-files': null,
  // The form of an answer opens below a report; tests/src/admin/results/reports.test.tsx sends it half-filled.
  '/admin/reports': null,
  '/admin/batches': null,
  '/admin/assessments/:id': null,
  '/admin/assessments/:id/results': null,
  '/admin/assessments/:id/results/:uid': null,
  '/admin/assessments/:id/questions': null,
  '/admin/assessments/:id/print': null,
  // What is typed is no act of the button above it: the dialog says that it is saved with it, and for whom.
  '/admin/assessments/:id/schedule': {
    at: ({ fresh }) => `/admin/assessments/${fresh}/schedule`,
    typed: [['Opens', now]],
    press: 'Hide',
    said: /What is typed below is saved with it: Opens\./,
    isShort: true,
  },
  '/admin/assessments/:id/exam-day': null,
  '/admin/assessments/:id/sittings': null,
  '/admin/assessments/:id/questions/:question': null,
};
