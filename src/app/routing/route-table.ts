import * as v from 'valibot';
import { IdFromText } from '../../../contract/fields/id';
import type { Copy } from '../../copy/en/common';

/** Who may see a page (spec §2). `both`: every signed-in person. */
export type Audience = 'anyone' | 'user' | 'admin' | 'both';

/** Key of the page's title in the catalogue. */
type Title = keyof Copy['titles'];

interface Place {
  /** In the router's notation; `:id` is a positive integer. */
  path: `/${string}`;
  title: Title;
  who: Audience;
  needsProfile?: true;
}

/** Spec §2 as a table. A path without a row is a 404. */
export const routeTable = [
  { path: '/', title: 'welcome', who: 'anyone' },
  { path: '/admin/login', title: 'adminLogin', who: 'anyone' },
  { path: '/user/login', title: 'userLogin', who: 'anyone' },
  { path: '/unauthorized', title: 'accessDenied', who: 'anyone' },
  { path: '/user/profile-completion', title: 'yourProfile', who: 'user' },
  { path: '/user/dashboard', title: 'dashboard', who: 'user', needsProfile: true },
  { path: '/user/available-assessments', title: 'availableAssessments', who: 'user' },
  { path: '/user/my-assessments', title: 'myAssessments', who: 'user', needsProfile: true },
  { path: '/user/outbox', title: 'outbox', who: 'user' },
  // Not in spec §2.
  { path: '/user/mistake-notebook', title: 'mistakeNotebook', who: 'user', needsProfile: true },
  { path: '/admin/assessments/:id', title: 'assessmentOverview', who: 'admin' },
  { path: '/admin/assessments/:id/schedule', title: 'schedule', who: 'admin' },
  { path: '/admin/assessments/:id/exam-day', title: 'examDay', who: 'admin' },
  { path: '/admin/assessments/:id/sittings', title: 'sittings', who: 'admin' },
  { path: '/assessments/:id', title: 'assessment', who: 'both' },
  { path: '/assessments/:id/result', title: 'result', who: 'both' },
  { path: '/admin/categories', title: 'manageCategories', who: 'admin' },
  { path: '/admin/questions', title: 'manageQuestions', who: 'admin' },
  { path: '/admin/bulk-upload', title: 'questionBulkUpload', who: 'admin' },
  { path: '/admin/rescue-files', title: 'handInFromFiles', who: 'admin' },
  { path: '/admin/generate-assessment', title: 'assessmentByCategories', who: 'admin' },
  { path: '/admin/exam-creation', title: 'createExam', who: 'admin' },
  { path: '/admin/assessment-creation', title: 'assessmentsByExam', who: 'admin' },
  { path: '/all-assessments', title: 'manageAssessments', who: 'admin' },
  { path: '/all-exams', title: 'manageExams', who: 'admin' },
  // Not in spec §2.
  { path: '/admin/people', title: 'people', who: 'admin' },
  { path: '/admin/portal', title: 'portalLook', who: 'admin' },
  { path: '/privacy-policy', title: 'privacyPolicy', who: 'anyone' },
  { path: '/terms-and-conditions', title: 'termsAndConditions', who: 'anyone' },
] as const satisfies readonly Place[];

export type RoutePath = (typeof routeTable)[number]['path'];

/** The gate's input for a path. A path without a row has the audience of its area. */
export interface MatchedRoute {
  path: RoutePath | null;
  title: Title;
  who: Audience;
  needsProfile: boolean;
}

const patterns = routeTable.map((place) => ({ place, pattern: new RegExp(`^${place.path.replace(':id', '([^/]+)')}$`, 'i') }));

/** Returns the route of a pathname, matched like the router: case-insensitive, trailing slashes ignored. */
export function routeAt(pathname: string): MatchedRoute {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  for (const { place, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match && (match[1] === undefined || idIn(match[1]) !== null)) return { ...place, needsProfile: 'needsProfile' in place };
  }
  return { path: null, title: 'pageNotFound', who: audienceOfArea(path), needsProfile: false };
}

function audienceOfArea(path: string): Audience {
  if (isBelow('/admin', path)) return 'admin';
  return isBelow('/user', path) ? 'user' : 'anyone';
}

/** Whether a path lies in an area: `/admin` itself or any path below. */
export const isBelow = (area: '/admin' | '/user', path: string): boolean => `${path.toLowerCase()}/`.startsWith(`${area}/`);

/** Returns the id in a path segment, or null. */
export function idIn(text: string | undefined): number | null {
  const id = v.safeParse(IdFromText, text);
  return id.success ? id.output : null;
}
