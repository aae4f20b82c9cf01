import { matchPath } from 'react-router-dom';
import * as v from 'valibot';
import { IdFromText } from '../../contract/fields/id';

/** The paths of the admin's screens, in the router's notation; `:id` is a positive integer. The nine of spec §2 come first. */
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
  '/admin/people',
  '/admin/groups',
  '/admin/roster',
  '/admin/portal',
  '/admin/changes',
  '/admin/rescue-files',
  '/admin/assessments/:id',
  '/admin/assessments/:id/results',
  '/admin/assessments/:id/results/:uid',
  '/admin/assessments/:id/questions',
  '/admin/assessments/:id/schedule',
  '/admin/assessments/:id/exam-day',
  '/admin/assessments/:id/sittings',
  '/admin/assessments/:id/questions/:question',
] as const;

export type AdminPath = (typeof adminPaths)[number];

/** Returns the path that a pathname matches, like the router: case-insensitive, trailing slashes ignored; null: no screen has it. */
export function adminPathAt(pathname: string): AdminPath | null {
  for (const path of adminPaths) {
    const match = matchPath<string>(path, pathname);
    if (match && (match.params.id === undefined || v.is(IdFromText, match.params.id))) return path;
  }
  return null;
}
