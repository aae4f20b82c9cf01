/**
 * The chunks that each route of a learner waits for when the page is opened with an empty cache, without their hashes: groups of `vite.config.ts`, and the files
 * at which a dynamic import begins. A slow network pays for each of them. `npx playwright test budget` prints the table of docs/speed.md.
 */
export const chunksOf = {
  landing: ['index'],
  'sign-in': ['index', 'both', 'firebase', 'doors', 'use-entrance'],
  home: ['index', 'both', 'known', 'Ways', 'lists', 'review', 'Dashboard', 'practice', 'study'],
  available: ['index', 'both', 'known', 'Ways', 'lists', 'AvailableAssessments'],
  start: ['index', 'both', 'known', 'exam'],
  exam: ['index', 'both', 'known', 'exam'],
  result: ['index', 'both', 'known', 'Ways', 'lists', 'review', 'ResultPage', 'questions', 'turning', 'save'],
  outbox: ['index', 'both', 'known', 'Ways', 'review', 'Outbox', 'Scene'],
  revise: ['index', 'both', 'known', 'Ways', 'lists', 'review', 'RevisePage', 'practice', 'study', 'turning'],
} as const satisfies Record<string, readonly string[]>;

export type RouteName = keyof typeof chunksOf;
