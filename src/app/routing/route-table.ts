import type { Copy } from '../../copy/en/common';
import { type FoundPlace, placeAt } from '../../ui/link/place-at';

/** Who may see a page (spec §2). `both`: every signed-in person. */
type Audience = 'anyone' | 'user' | 'admin' | 'both';

/** Key of the page's title in the catalogue. */
type Title = keyof Copy['titles'];

interface Place {
  path: `/${string}`;
  /** null: the screens themselves set a title. */
  title: Title | null;
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
  { path: '/user/mistake-notebook', title: 'revise', who: 'user', needsProfile: true },
  { path: '/assessments/:id', title: 'assessment', who: 'both' },
  { path: '/assessments/:id/result', title: 'result', who: 'both' },
  // Not in spec §2.
  { path: '/assessments/:id/again', title: 'assessment', who: 'user' },
  // The admin's screens, which src/admin/kit/paths/admin-paths.ts names: no learner downloads their paths and titles.
  { path: '/admin/*', title: null, who: 'admin' },
  { path: '/all-assessments', title: null, who: 'admin' },
  { path: '/all-exams', title: null, who: 'admin' },
  { path: '/privacy-policy', title: 'privacyPolicy', who: 'anyone' },
  { path: '/terms-and-conditions', title: 'termsAndConditions', who: 'anyone' },
  // Not in spec §2.
  { path: '/accessibility', title: 'accessibility', who: 'anyone' },
] as const satisfies readonly Place[];

export type RoutePath = (typeof routeTable)[number]['path'];

/** The gate's input for a path, and the id in the path. A path without a row has the audience of its area. */
export interface MatchedRoute {
  path: RoutePath | null;
  title: Title | null;
  who: Audience;
  needsProfile: boolean;
  id: number | null;
}

/** Returns the route of a pathname (src/ui/link/place-at.ts). */
export function routeAt(pathname: string): MatchedRoute {
  const { place, params }: FoundPlace<Pick<MatchedRoute, 'path' | 'title' | 'who'>> = placeAt(routeTable, pathname) ?? {
    place: { path: null, title: 'pageNotFound', who: isBelow('/user', pathname) ? 'user' : 'anyone' },
    params: {},
  };
  return { ...place, needsProfile: 'needsProfile' in place, id: Number(params.id) || null };
}

/** Whether a path lies in an area: `/admin` itself or any path below. */
export const isBelow = (area: '/admin' | '/user', path: string): boolean => `${path.toLowerCase()}/`.startsWith(`${area}/`);
