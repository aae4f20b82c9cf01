import type { Statement } from './statement';

export const section6: Statement[] = [
  { id: '6.1', says: 'Roles: admin and user; the role is fetched per signed-in uid.' },
  { id: '6.2', says: 'Admin-only: all /admin/* routes, /all-assessments, /all-exams.' },
  { id: '6.3', says: 'User-only: profile completion, dashboard, available assessments, my assessments.' },
  { id: '6.4', says: 'Some need a completed profile.' },
  { id: '6.5', says: 'Admin or user: assessment taking and result.' },
  { id: '6.6', says: 'Unauthenticated visitor to an /admin path goes to /admin/login' },
  { id: '6.7', says: 'Unauthenticated visitor … to any other protected path goes to /user/login' },
  { id: '6.8', says: 'with the original location kept' },
  { id: '6.9', says: 'A non-admin on /admin paths goes to /unauthorized.' },
  { id: '6.10', says: 'An admin on /user paths goes to /admin/categories.' },
  {
    id: '6.11',
    says: 'A route with a role list sends a role not on it to its own home: /admin/categories for admin, /user/dashboard for user.',
  },
  { id: '6.12', says: 'Admins cannot use the user login' },
  { id: '6.13', says: 'users cannot use the admin login' },
  { id: '6.14', says: 'Whether the server enforces roles: not shown.', differs: 'server rules "not shown" (§6, §9)' },
];
