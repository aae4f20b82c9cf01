import type { CallName } from '../../../../contract/calls/calls';
import type { AdminPath } from '../paths/admin-paths';

/** The call without which a screen is of no use: whoever may make the call is shown the way to the screen. */
export const needs: Record<AdminPath, CallName> = {
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
  '/admin/changes': 'getTrail',
  '/admin/rescue-files': 'importSubmission',
  '/admin/reports': 'getReports',
  '/admin/batches': 'getGroupComparison',
  '/admin/assessments/:id': 'getStatistics',
  '/admin/assessments/:id/results': 'getResultRows',
  '/admin/assessments/:id/results/:uid': 'getAnswerSheet',
  '/admin/assessments/:id/questions': 'getDrawn',
  '/admin/assessments/:id/schedule': 'getSchedule',
  '/admin/assessments/:id/exam-day': 'getDesk',
  '/admin/assessments/:id/sittings': 'getSittings',
  '/admin/assessments/:id/questions/:question': 'getRegrades',
};
