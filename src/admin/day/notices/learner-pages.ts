import { placeAt } from '../../../ui/link/place-at';

/** The pages of this portal to which a notice can lead, as src/app/routing/route-table.ts has them. */
export const learnerPages = [
  '/',
  '/user/dashboard',
  '/user/available-assessments',
  '/user/my-assessments',
  '/user/mistake-notebook',
  '/user/outbox',
  '/user/profile-completion',
  '/assessments/:id',
  '/assessments/:id/result',
  '/assessments/:id/again',
  '/privacy-policy',
  '/terms-and-conditions',
  '/accessibility',
] as const;

const places = learnerPages.map((path) => ({ path }));

/** Whether a path leads nowhere in this portal. */
export const isNowhere = (link: string): boolean => link.startsWith('/') && placeAt(places, link.split(/[?#]/)[0] ?? '') === null;
