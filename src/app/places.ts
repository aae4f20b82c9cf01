import * as v from 'valibot';
import { IdFromText } from '../../contract/id';

/** Whom a place is for (spec §2). `both`: anyone who is signed in. */
export type Audience = 'anyone' | 'user' | 'admin' | 'both';

interface Place {
  /** In the router's notation; `:id` is a positive integer. */
  path: `/${string}`;
  title: string;
  who: Audience;
  needsProfile?: true;
}

/** Spec §2 as a table. What stands in no row is a 404. */
export const places = [
  { path: '/', title: 'Welcome', who: 'anyone' },
  { path: '/admin/login', title: 'Admin Login', who: 'anyone' },
  { path: '/user/login', title: 'User Login', who: 'anyone' },
  { path: '/unauthorized', title: 'Access Denied', who: 'anyone' },
  { path: '/user/profile-completion', title: 'Your Profile', who: 'user' },
  { path: '/user/dashboard', title: 'Dashboard', who: 'user', needsProfile: true },
  { path: '/user/available-assessments', title: 'Available Assessments', who: 'user' },
  { path: '/user/my-assessments', title: 'My Assessments', who: 'user', needsProfile: true },
  { path: '/user/outbox', title: 'Outbox', who: 'user' },
  // Beyond spec §2.
  { path: '/user/mistake-notebook', title: 'Mistake notebook', who: 'user', needsProfile: true },
  { path: '/admin/assessments/:id', title: 'Assessment Overview', who: 'admin' },
  { path: '/assessments/:id', title: 'Assessment', who: 'both' },
  { path: '/assessments/:id/result', title: 'Result', who: 'both' },
  { path: '/admin/categories', title: 'Manage Categories', who: 'admin' },
  { path: '/admin/questions', title: 'Manage Questions', who: 'admin' },
  { path: '/admin/bulk-upload', title: 'Question Bulk Upload', who: 'admin' },
  { path: '/admin/rescue-files', title: 'Hand In From Files', who: 'admin' },
  { path: '/admin/generate-assessment', title: 'Assessment By Categories', who: 'admin' },
  { path: '/admin/exam-creation', title: 'Create Exam', who: 'admin' },
  { path: '/admin/assessment-creation', title: 'Assessments By Exam', who: 'admin' },
  { path: '/all-assessments', title: 'Manage Assessments', who: 'admin' },
  { path: '/all-exams', title: 'Manage Exams', who: 'admin' },
  { path: '/privacy-policy', title: 'Privacy Policy', who: 'anyone' },
  { path: '/terms-and-conditions', title: 'Terms and Conditions', who: 'anyone' },
] as const satisfies readonly Place[];

export type PlacePath = (typeof places)[number]['path'];

/** What a place has to say to the gate; a path that is in no row has the audience of its area. */
export interface Found {
  path: PlacePath | null;
  title: string;
  who: Audience;
  needsProfile: boolean;
}

const patterns = places.map((place) => ({ place, pattern: new RegExp(`^${place.path.replace(':id', '([^/]+)')}$`, 'i') }));

/** The place at a pathname, read as the router reads it: without regard to case or a slash at the end. */
export function placeAt(pathname: string): Found {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  for (const { place, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match && (match[1] === undefined || idIn(match[1]) !== null)) return { ...place, needsProfile: 'needsProfile' in place };
  }
  return { path: null, title: 'Page Not Found', who: audienceOfArea(path), needsProfile: false };
}

function audienceOfArea(path: string): Audience {
  if (isBelow('/admin', path)) return 'admin';
  return isBelow('/user', path) ? 'user' : 'anyone';
}

/** Whether a path lies in an area: `/admin` itself or anything under it. */
export const isBelow = (area: '/admin' | '/user', path: string): boolean => `${path.toLowerCase()}/`.startsWith(`${area}/`);

/** The id in a piece of a path, or null if it is not one. */
export function idIn(text: string | undefined): number | null {
  const id = v.safeParse(IdFromText, text);
  return id.success ? id.output : null;
}
