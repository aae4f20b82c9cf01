/**
 * The chunks that each route of a learner waits for when the page is opened with an empty cache, without their hashes: groups of `vite.config.ts`, and the files
 * at which a dynamic import begins. A slow network pays for each of them. `npx playwright test budget` prints the table of docs/speed.md.
 */
export const chunksOf = {
  landing: ['index'],
  'sign-in': ['index', 'both', 'firebase', 'doors', 'use-entrance'],
  home: [
    'index',
    'both',
    'known',
    'Ways',
    'learner',
    'lists',
    'review',
    'Dashboard',
    'practice',
    'use-courier',
    'use-study-copy',
    'kept-sample',
  ],
  available: ['index', 'both', 'known', 'Ways', 'learner', 'lists', 'AvailableAssessments'],
  start: ['index', 'both', 'known', 'learner', 'exam'],
  exam: ['index', 'both', 'known', 'learner', 'exam'],
  result: [
    'index',
    'both',
    'known',
    'Ways',
    'learner',
    'lists',
    'review',
    'ResultPage',
    'QuestionList',
    'rank',
    'use-turning',
    'PassageAbove',
    'SaveQuestion',
  ],
  outbox: ['index', 'both', 'known', 'Ways', 'learner', 'review', 'Outbox', 'Scene'],
  revise: [
    'index',
    'both',
    'known',
    'Ways',
    'learner',
    'lists',
    'review',
    'RevisePage',
    'practice',
    'use-courier',
    'use-study-copy',
    'use-turning',
    'PassageAbove',
  ],
} as const satisfies Record<string, readonly string[]>;

export type RouteName = keyof typeof chunksOf;
