import { admitsToProfilePages } from '../../../contract/people/people';
import type { Person } from '../../runner/device/db';
import type { Door } from '../../session/keeper/admission';
import type { Session } from '../../session/keeper/session';
import { isBelow, routeAt } from './route-table';

/** A request to see a page. */
export interface Visit {
  /** Pathname and query. */
  path: string;
  /** The page from which a login screen was reached. */
  from: string | null;
  /** The address has a link of an email behind `#` that serves who is signed in too: a new password, a new address. */
  isByLink: boolean;
  /** The learner wants to change a complete profile: the address says so, in a new tab too. */
  isEditing: boolean;
  /** This page has already admitted a person to exactly this assessment. */
  isSitting: boolean;
  /** The person who was signed in at this history entry has just logged out. */
  hasLeft: boolean;
}

/** `wait`: it is not known yet who is signed in. `from`: passed on to the login screen. */
export type Decision = { type: 'stay' } | { type: 'wait' } | { type: 'go'; path: string; from?: string };

const stay: Decision = { type: 'stay' };
const go = (path: string): Decision => ({ type: 'go', path });

/** Returns a role's home page (spec §6). */
export const homeOf = (role: Person['role']): string => (role === 'admin' ? '/admin/categories' : '/user/dashboard');

/** Decides whether this person may see this page (spec §2, §6), or where to go instead. */
export function gate(session: Session, visit: Visit): Decision {
  const pathname = visit.path.replace(/[?#].*$/, '');
  const place = routeAt(pathname);
  // To the landing page, not to a login: the next person to sign in must not arrive at another person's page.
  if (visit.hasLeft) return pathname === '/' ? stay : go('/');
  if (place.path === '/admin/login') return atDoor('admin', session, visit.from);
  if (place.path === '/user/login') return visit.isByLink ? stay : atDoor('user', session, visit.from);
  const { from } = visit;
  // Whoever was just made an admin was turned away by the role that the device remembered.
  if (place.path === '/unauthorized' && session.phase === 'signed-in' && session.person.role === 'admin' && from && isBelow('/admin', from))
    return go(from);
  if (place.who === 'anyone') return stay;
  // A sign-out in another tab must not end a running attempt: the submission waits for the learner's return.
  if (visit.isSitting && place.path === '/assessments/:id') return stay;
  if (session.phase === 'loading') return { type: 'wait' };
  if (session.phase === 'signed-out') return { type: 'go', path: doorTo(pathname), from: visit.path };

  const { role, profile } = session.person;
  if (place.who !== 'both' && place.who !== role)
    return isBelow('/admin', pathname) ? { type: 'go', path: '/unauthorized', from: visit.path } : go(homeOf(role));
  if (place.needsProfile && !admitsToProfilePages(profile)) return go('/user/profile-completion');
  if (place.path === '/user/profile-completion' && admitsToProfilePages(profile) && !visit.isEditing) return go('/user/dashboard');
  return stay;
}

const doorTo = (pathname: string): string => (isBelow('/admin', pathname) ? '/admin/login' : '/user/login');

/** Login screens are for visitors, and for learners whose sign-in is lost. */
function atDoor(door: Door, session: Session, from: string | null): Decision {
  if (session.phase !== 'signed-in' || session.isLost) return stay;
  const { role, profile } = session.person;
  const back = from === '/unauthorized' ? null : from;
  if (role === 'admin') return go((door === 'admin' ? back : null) ?? homeOf('admin'));
  if (door === 'admin') return { type: 'go', path: '/unauthorized', from: from ?? '/admin/login' };
  return go(admitsToProfilePages(profile) ? (back ?? homeOf('user')) : '/user/profile-completion');
}
