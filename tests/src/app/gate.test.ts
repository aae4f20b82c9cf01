import { describe, expect, it } from 'vitest';
import { adminProfile, type Profile } from '../../../contract/people/people';
import { adminPaths as paths } from '../../../src/admin/kit/paths/admin-paths';
import { type Decision, gate, type Visit } from '../../../src/app/routing/gate';
import { routeTable } from '../../../src/app/routing/route-table';
import type { Person } from '../../../src/runner/device/db';
import type { Session } from '../../../src/session/keeper/session';

const profile: Profile = {
  uid: 'u',
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'a@x.in',
  phone: '',
  location: 'Pune',
  role: 'user',
  profileComplete: true,
};
const learner: Person = { uid: 'u', email: 'a@x.in', displayName: '', phone: '', method: 'email', role: 'user', profile };
const admin: Person = { ...learner, uid: 'a', role: 'admin', profile: adminProfile('a', 'boss@x.in') };
const here = (person: Person, isConfirmed = true, isLost = false): Session => ({ phase: 'signed-in', person, isConfirmed, isLost });

const sessions = {
  nobody: { phase: 'signed-out' },
  unknown: { phase: 'loading' },
  learner: here(learner),
  offline: here(learner, false),
  lost: here(learner, false, true),
  newcomer: here({ ...learner, profile: null }),
  placeless: here({ ...learner, profile: { ...profile, location: ' ' } }),
  unfinished: here({ ...learner, profile: { ...profile, profileComplete: false } }),
  admin: here(admin),
} satisfies Record<string, Session>;

const rule = (who: keyof typeof sessions, path: string, more: Partial<Visit> = {}): string => {
  const ruling: Decision = gate(sessions[who], {
    path,
    from: null,
    isEditing: false,
    isSitting: false,
    hasLeft: false,
    isByLink: false,
    ...more,
  });
  if (ruling.type !== 'go') return ruling.type;
  return ruling.from === undefined ? ruling.path : `${ruling.path} from ${ruling.from}`;
};

const everyone = Object.keys(sessions) as (keyof typeof sessions)[];
const adminPaths = paths.map((path) => path.replace(':id', '7'));
const open = [
  '/',
  '/unauthorized',
  '/privacy-policy',
  '/terms-and-conditions',
  '/accessibility',
  '/nowhere',
  '/administrator',
  '/assessments/abc',
];
const learnerPaths = ['/user/dashboard', '/user/available-assessments', '/user/my-assessments', '/user/profile-completion'];
const shared = ['/assessments/7', '/assessments/7/result'];

describe('public pages', () => {
  it.each(open)('%s is open to everyone', (path) => {
    for (const who of everyone) expect(rule(who, path)).toBe('stay');
  });

  it.each(['/assessments/0', '/assessments/-1', '/assessments/1.5', '/assessments/99999999999999999', '/assessments/7/result/x'])(
    '%s is not an assessment, so it is a 404 for everyone',
    (path) => {
      for (const who of everyone) expect(rule(who, path)).toBe('stay');
    },
  );
});

describe('a visitor who is not signed in', () => {
  it.each([...adminPaths.filter((p) => p.startsWith('/admin')), '/admin', '/admin/nope'])(
    '§6.6 §6.8 is sent from %s to the admin login',
    (path) => {
      expect(rule('nobody', path)).toBe(`/admin/login from ${path}`);
    },
  );

  it.each(['/all-assessments', '/all-exams', ...learnerPaths, ...shared, '/user', '/user/nope'])(
    '§6.7 §6.8 is sent from %s to the user login',
    (path) => {
      expect(rule('nobody', path)).toBe(`/user/login from ${path}`);
    },
  );

  it('remembers the query of the page that was asked for', () => {
    expect(rule('nobody', '/user/my-assessments?page=2')).toBe('/user/login from /user/my-assessments?page=2');
  });

  it('waits at protected pages until the session is known, and may use a login meanwhile', () => {
    for (const path of [...adminPaths, ...learnerPaths, ...shared]) expect(rule('unknown', path)).toBe('wait');
    for (const path of ['/admin/login', '/user/login']) expect(rule('unknown', path)).toBe('stay');
  });
});

describe('an admin', () => {
  it.each([...adminPaths, ...shared, '/admin/nope'])('may open %s', (path) => {
    expect(rule('admin', path)).toBe('stay');
  });

  it.each([...learnerPaths, '/user/nope'])('§6.10 is sent from %s to the categories', (path) => {
    expect(rule('admin', path)).toBe('/admin/categories');
  });
});

describe('a learner', () => {
  it.each([...learnerPaths.slice(0, 3), ...shared])('may open %s, online or not, confirmed by the identity service or not', (path) => {
    for (const who of ['learner', 'offline', 'lost'] as const) expect(rule(who, path)).toBe('stay');
  });

  it.each(adminPaths.filter((p) => p.startsWith('/admin')))('§6.9 is unauthorized in %s', (path) => {
    expect(rule('learner', path)).toBe(`/unauthorized from ${path}`);
  });

  it('who was just made an admin goes on, once that is known, to the screen that was asked for', () => {
    expect(rule('learner', '/admin/today?a=1')).toBe('/unauthorized from /admin/today?a=1');
    expect(rule('learner', '/unauthorized', { from: '/admin/today?a=1' })).toBe('stay');
    expect(rule('admin', '/unauthorized', { from: '/admin/today?a=1' })).toBe('/admin/today?a=1');
    expect(rule('admin', '/unauthorized', { from: '/admin/login' })).toBe('/admin/login');
    expect(rule('admin', '/unauthorized')).toBe('stay');
    for (const from of ['/user/dashboard', '/unauthorized', 'https://evil.in/admin/x'])
      expect(rule('admin', '/unauthorized', { from })).toBe('stay');
  });

  it.each(['/all-assessments', '/all-exams'])('§6.11 is sent home from %s', (path) => {
    expect(rule('learner', path)).toBe('/user/dashboard');
  });

  it.each(['/USER/Dashboard', '/user/dashboard/', '/Assessments/7/'])('may open %s, as the router resolves the path', (path) => {
    expect(rule('learner', path)).toBe('stay');
  });

  it.each(['/ADMIN/categories', '/Admin/'])('does not get around the guard by %s', (path) => {
    expect(rule('learner', path)).toBe(`/unauthorized from ${path}`);
  });
});

describe('a learner without a complete profile', () => {
  const incomplete = ['newcomer', 'placeless', 'unfinished'] as const;

  it.each(incomplete)('§5.12 §5.13 §6.4 (%s) is sent to complete it from pages that need one, and only from those', (who) => {
    expect(rule(who, '/user/dashboard')).toBe('/user/profile-completion');
    expect(rule(who, '/user/my-assessments')).toBe('/user/profile-completion');
    for (const path of ['/user/profile-completion', '/user/available-assessments', ...shared]) expect(rule(who, path)).toBe('stay');
  });

  it('leaves the form once the profile is complete, but may come back to change it', () => {
    expect(rule('learner', '/user/profile-completion')).toBe('/user/dashboard');
    expect(rule('learner', '/user/profile-completion', { isEditing: true })).toBe('stay');
    expect(rule('nobody', '/user/profile-completion', { isEditing: true })).toBe('/user/login from /user/profile-completion');
  });
});

describe('the admin login', () => {
  it.each([
    ['nobody', null, 'stay'],
    ['lost', null, 'stay'],
    ['admin', null, '/admin/categories'],
    ['admin', '/admin/questions?a=1', '/admin/questions?a=1'],
    ['admin', '/unauthorized', '/admin/categories'],
    ['learner', '/admin/questions', '/unauthorized from /admin/questions'],
    ['newcomer', null, '/unauthorized from /admin/login'],
  ] as const)('§4.9 %s coming from %s: %s', (who, from, result) => {
    expect(rule(who, '/admin/login', { from })).toBe(result);
  });
});

describe('the user login', () => {
  it.each([
    ['nobody', '/assessments/7', 'stay'],
    ['lost', '/assessments/7', 'stay'],
    ['learner', null, '/user/dashboard'],
    ['offline', null, '/user/dashboard'],
    ['learner', '/assessments/7', '/assessments/7'],
    ['learner', '/unauthorized', '/user/dashboard'],
    ['newcomer', '/assessments/7', '/user/profile-completion'],
    ['placeless', null, '/user/profile-completion'],
    ['admin', '/assessments/7', '/admin/categories'],
  ] as const)('%s coming from %s: %s', (who, from, result) => {
    expect(rule(who, '/user/login', { from })).toBe(result);
  });
});

describe('a sign-out in another tab', () => {
  it('does not end a sitting, but opens no other page', () => {
    expect(rule('nobody', '/assessments/7', { isSitting: true })).toBe('stay');
    expect(rule('nobody', '/assessments/7/result', { isSitting: true })).toBe('/user/login from /assessments/7/result');
    expect(rule('nobody', '/user/dashboard', { isSitting: true })).toBe('/user/login from /user/dashboard');
  });
});

describe('logging out', () => {
  it('leads from any page to the landing page, with no return path kept for the next person', () => {
    for (const path of [...learnerPaths, ...shared, ...adminPaths, '/privacy-policy', '/admin/login']) {
      expect(rule('nobody', path, { hasLeft: true })).toBe('/');
    }
    expect(rule('nobody', '/', { hasLeft: true })).toBe('stay');
  });
});

describe('the link of an email', () => {
  it('leads to the login although somebody is signed in, and to no other page', () => {
    for (const who of everyone) expect(rule(who, '/user/login', { isByLink: true })).toBe('stay');
    expect(rule('learner', '/admin/login', { isByLink: true })).toBe('/unauthorized from /admin/login');
    expect(rule('nobody', '/user/dashboard', { isByLink: true })).toBe('/user/login from /user/dashboard');
  });
});

describe('every decision of the guard', () => {
  it('leads, step by step, to a page that may be opened', () => {
    const paths = [...open, ...routeTable.map((p) => p.path.replace(':id', '7')), '/admin', '/user', '/admin/nope', '/user/nope'];
    for (const session of Object.values(sessions)) {
      for (const from of [null, ...paths]) {
        for (const start of paths) {
          let visit: Visit = { path: start, from, isEditing: false, isSitting: false, hasLeft: false, isByLink: false };
          let steps = 0;
          for (let ruling = gate(session, visit); ruling.type === 'go'; ruling = gate(session, visit)) {
            visit = { ...visit, path: ruling.path, from: ruling.from ?? null };
            steps += 1;
            expect(steps, `${start} from ${from}`).toBeLessThan(5);
          }
        }
      }
    }
  });
});
