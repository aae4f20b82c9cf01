import { ask, signed } from '../kit/answer';
import type { Attack } from '../kit/attack';

/** More than the server sends at the same time. */
const readers = 6;

/** Calls whose replies are rightly large. */
export const readAttacks: readonly Attack[] = [
  {
    name: `the whole bank, ${readers} times at once`,
    expected: { status: [200, 503], code: [null, 'unavailable'], mostBytes: null },
    atOnce: 1,
    round: ({ port, admin }) =>
      Promise.all(Array.from({ length: readers }, () => ask(port, signed(admin.token, { method: 'GET', path: '/api/questions/all' })))),
  },
];
