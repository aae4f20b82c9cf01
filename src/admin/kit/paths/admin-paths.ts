import type { CallName } from '../../../../contract/calls/calls';
import { type FoundPlace, placeAt } from '../../../ui/link/place-at';

/**
 * The paths of the admin's screens (src/ui/link/place-at.ts), each with the main call of its screen. The menu shows an admin the screens whose main call the
 * rights of the admin permit. The eight paths of the specification come first.
 */
export const needs = {
  '/admin/categories': 'addCategory',
  '/admin/questions': 'getQuestions',
  '/admin/bulk-upload': 'uploadQuestions',
  '/admin/generate-assessment': 'generateByCategories',
  '/admin/exam-creation': 'createExam',
  '/admin/assessment-creation': 'generateFromExam',
  '/all-assessments': 'getAssessments',
  '/all-exams': 'getExams',
  '/admin/today': 'getToday',
  '/admin/passages': 'getPassages',
  '/admin/passages/:id': 'getPassage',
  '/admin/people': 'getPeople',
  '/admin/people/:uid': 'getPersonTests',
  '/admin/groups': 'createGroup',
  '/admin/roster': 'uploadRoster',
  '/admin/portal': 'savePortal',
  '/admin/notices': 'getAllNotices',
  '/admin/webhook': 'setWebhook',
  '/admin/health': 'getHealth',
  '/admin/changes': 'getTrail',
  '/admin/rescue-files': 'importSubmission',
  '/admin/reports': 'getReports',
  '/admin/batches': 'getGroupComparison',
  '/admin/assessments/:id': 'getStatistics',
  '/admin/assessments/:id/results': 'getResultRows',
  '/admin/assessments/:id/results/:uid': 'getAnswerSheet',
  '/admin/assessments/:id/questions': 'getDrawn',
  '/admin/assessments/:id/print': 'getDrawn',
  '/admin/assessments/:id/schedule': 'getSchedule',
  '/admin/assessments/:id/exam-day': 'getDesk',
  '/admin/assessments/:id/sittings': 'getSittings',
  '/admin/assessments/:id/questions/:question': 'getRegrades',
} as const satisfies Record<string, CallName>;

export type AdminPath = keyof typeof needs;

export const adminPaths = Object.keys(needs) as AdminPath[];

const adminPlaces = adminPaths.map((path) => ({ path }));

/** The admin's screen at a pathname; null: none. */
export const adminPlaceAt = (pathname: string): FoundPlace<{ path: AdminPath }> | null => placeAt(adminPlaces, pathname);
