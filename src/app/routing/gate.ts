import { admitsToProfilePages } from '../../../contract/people/people';
import type { Person } from '../../runner/device/db';
import type { Door } from '../../session/admission';
import type { Session } from '../../session/session';
import { isBelow, routeAt } from './route-table';

/** Where someone wants to be. */
export interface Visit {
  /** Pathname and query. */
  path: string;
  /** Where a login screen was reached from. */
  from: string | null;
  /** The learner asked to change a profile that is complete. */
  isEditing: boolean;
  /** This page already let somebody in to exactly this assessment. */
  isSitting: boolean;
  /** The person who was signed in at this very place has just logged out. */
  hasLeft: boolean;
}

/** `wait`: it is not known yet who is here. `from` is to be handed on to the login screen. */
export type Decision = { type: 'stay' } | { type: 'wait' } | { type: 'go'; path: string; from?: string };

const stay: Decision = { type: 'stay' };
const go = (path: string): Decision => ({ type: 'go', path });

/** Where a person is at home (spec §6). */
export const homeOf = (role: Person['role']): string => (role === 'admin' ? '/admin/categories' : '/user/dashboard');

/** Whether this person may be in this place (spec §2, §6), and where to go instead. */
export function gate(session: Session, visit: Visit): Decision {
  const pathname = visit.path.replace(/[?#].*$/, '');
  const place = routeAt(pathname);
  // Not to a login: whoever signs in next must not be led to where another person left off.
  if (visit.hasLeft) return pathname === '/' ? stay : go('/');
  if (place.path === '/admin/login') return atDoor('admin', session, visit.from);
  if (place.path === '/user/login') return atDoor('user', session, visit.from);
  if (place.who === 'anyone') return stay;
  // A sign-out in another tab must not throw a learner out of a running exam: what they hand in waits for their return.
  if (visit.isSitting && place.path === '/assessments/:id') return stay;
  if (session.phase === 'loading') return { type: 'wait' };
  if (session.phase === 'signed-out') return { type: 'go', path: doorTo(pathname), from: visit.path };

  const { role, profile } = session.person;
  if (place.who !== 'both' && place.who !== role) return go(isBelow('/admin', pathname) ? '/unauthorized' : homeOf(role));
  if (place.needsProfile && !admitsToProfilePages(profile)) return go('/user/profile-completion');
  if (place.path === '/user/profile-completion' && admitsToProfilePages(profile) && !visit.isEditing) return go('/user/dashboard');
  return stay;
}

const doorTo = (pathname: string): string => (isBelow('/admin', pathname) ? '/admin/login' : '/user/login');

/** Login screens are for whoever is not signed in, and for a learner whom the identity service no longer knows. */
function atDoor(door: Door, session: Session, from: string | null): Decision {
  if (session.phase !== 'signed-in' || session.isLost) return stay;
  const { role, profile } = session.person;
  const back = from === '/unauthorized' ? null : from;
  if (role === 'admin') return go((door === 'admin' ? back : null) ?? homeOf('admin'));
  if (door === 'admin') return go('/unauthorized');
  return go(admitsToProfilePages(profile) ? (back ?? homeOf('user')) : '/user/profile-completion');
}
