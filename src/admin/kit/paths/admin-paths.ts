import * as v from 'valibot';
import { IdFromText } from '../../../../contract/fields/id';

/** The paths of the admin's screens; `:id` is a positive integer, `:NAME` any segment. The nine of spec §2 come first. */
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

/** A pathname as one of the paths, and what stands in its segments. */
export interface AdminPlace {
  path: AdminPath;
  params: Partial<Record<string, string>>;
}

const patterns = adminPaths.map((path) => ({ path, pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/*$`, 'i') }));

/** Returns the place of a pathname: case-insensitive, trailing slashes ignored; null: no screen has it. */
export function adminPlaceAt(pathname: string): AdminPlace | null {
  for (const { path, pattern } of patterns) {
    const match = pattern.exec(pathname);
    if (match === null) continue;
    const params = match.groups ?? {};
    if (params.id === undefined || v.is(IdFromText, params.id)) return { path, params };
  }
  return null;
}
