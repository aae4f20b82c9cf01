import { type FoundPlace, placeAt } from '../../../ui/link/place-at';

/** The paths of the admin's screens (src/ui/link/place-at.ts). The nine of spec §2 come first. */
export const adminPaths = [
  '/admin/categories',
  '/admin/questions',
  '/admin/bulk-upload',
  '/admin/generate-assessment',
  '/admin/exam-creation',
  '/admin/assessment-creation',
  '/all-assessments',
  '/all-exams',
  '/admin/today',
  '/admin/passages',
  '/admin/passages/:id',
  '/admin/people',
  '/admin/people/:uid',
  '/admin/groups',
  '/admin/roster',
  '/admin/portal',
  '/admin/notices',
  '/admin/webhook',
  '/admin/health',
  '/admin/changes',
  '/admin/rescue-files',
  '/admin/reports',
  '/admin/batches',
  '/admin/assessments/:id',
  '/admin/assessments/:id/results',
  '/admin/assessments/:id/results/:uid',
  '/admin/assessments/:id/questions',
  '/admin/assessments/:id/print',
  '/admin/assessments/:id/schedule',
  '/admin/assessments/:id/exam-day',
  '/admin/assessments/:id/sittings',
  '/admin/assessments/:id/questions/:question',
] as const;

export type AdminPath = (typeof adminPaths)[number];

const adminPlaces = adminPaths.map((path) => ({ path }));

/** The admin's screen at a pathname; null: none. */
export const adminPlaceAt = (pathname: string): FoundPlace<{ path: AdminPath }> | null => placeAt(adminPlaces, pathname);
