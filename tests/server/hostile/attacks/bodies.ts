import { handInOf } from '../../../../bench/kit/world';
import { ask, posted } from '../kit/answer';
import type { Attack, Expected, Target } from '../kit/attack';

type Body = (target: Target) => unknown;

const handIn = ({ assessmentId }: Target): string => `/api/assessment/${assessmentId}/submit`;

/** A learner's hand-in with this error. */
const ofHandIn = (name: string, body: Body, fields: readonly string[], expected: Partial<Expected> = {}): Attack => ({
  name: `a hand-in with ${name}`,
  expected: { status: 400, code: 'invalid', fields, ...expected },
  round: async (target) => [await ask(target.port, posted(target.learner.token, handIn(target), body(target)))],
});

/** Any other call, from an admin. */
const ofAdmin = (name: string, path: string, body: Body, fields: readonly string[]): Attack => ({
  name,
  expected: { status: 400, code: 'invalid', fields },
  round: async (target) => [await ask(target.port, posted(target.admin.token, path, body(target)))],
});

/** Any other call, from a learner. */
const ofLearner = (name: string, path: string, body: Body, fields: readonly string[]): Attack => ({
  name,
  expected: { status: 400, code: 'invalid', fields },
  round: async (target) => [await ask(target.port, posted(target.learner.token, path, body(target)))],
});

const many = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);
const whole = ({ world, assessmentId }: Target) => handInOf(world, assessmentId);

/** Bodies within the allowed size, as expensive as possible. */
export const bodyAttacks: readonly Attack[] = [
  ofHandIn('87,000 empty answers', (target) => ({ ...whole(target), answers: many(87_000, {}) }), ['body']),
  // Shorter ones are set aside, since a pace refuses nothing by itself; so many are not parsed.
  ofHandIn(
    '65,000 seconds that are no numbers',
    (target) => ({ ...whole(target), submitted: false, pace: { seconds: many(65_000, ''), order: [] } }),
    ['body'],
  ),
  ofHandIn('a long order', (target) => ({ ...whole(target), submitted: false, pace: { seconds: [], order: many(120_000, 0) } }), ['body']),
  ofHandIn('300 answers wrong in each place', (target) => ({ ...whole(target), answers: many(300, { questionId: 'x'.repeat(500) }) }), [
    'answers.0.questionId',
    'answers.0.selectedOptionId',
  ]),
  ofHandIn(
    '300 questions of no paper',
    (target) => ({
      ...whole(target),
      answers: many(300, { questionId: 2 ** 40, selectedOptionId: null, markedForReview: false }),
    }),
    ['answers.0.questionId'],
  ),
  ofHandIn('a field of 250,000 letters', (target) => ({ ...whole(target), ['x'.repeat(250_000)]: 1 }), []),
  ofHandIn(
    '18,000 fields of no meaning',
    (target) => ({ ...whole(target), ...Object.fromEntries(many(18_000, 0).map((_, at) => [`f${at}`, at])) }),
    ['body'],
  ),
  ofHandIn(
    '18,000 different names in its answers',
    (target) => ({ ...whole(target), answers: Object.fromEntries(many(18_000, 0).map((_, at) => [`n${at}`, at])) }),
    ['body'],
  ),
  ofHandIn(
    '4,000 different names in as many answers',
    (target) => ({ ...whole(target), answers: many(4_000, 0).map((_, at) => ({ [`n${at}`]: at })) }),
    ['body'],
  ),
  ofHandIn('the field __proto__', (target) => JSON.stringify(whole(target)).replace('{', '{"__proto__":{"answers":[]},'), ['__proto__']),
  ofHandIn('a NUL below a name of 200,000 letters', (target) => ({ ...whole(target), ['n'.repeat(200_000)]: 'a\0' }), []),
  ofHandIn('250,000 brackets', () => '['.repeat(250_000), ['body']),
  ofHandIn('NaN for a time', (target) => JSON.stringify(whole(target)).replace('1800', 'NaN'), ['body']),
  ofHandIn('a time beyond all numbers', (target) => JSON.stringify(whole(target)).replace('1800', '1e999'), ['timeTaken']),
  ofHandIn('more bytes than allowed', () => 'x'.repeat(300_000), [], { status: 413, code: 'too-large' }),
  ofLearner(
    'a practice log of 40 notes that are too long',
    '/api/practice',
    () => ({
      events: many(40, {
        ...{ type: 'saved', id: '00000000-0000-4000-8000-000000000001', device: '00000000-0000-4000-8000-000000000002', n: 1 },
        ...{ questionId: 1, at: '2026-01-01T00:00:00.000Z', note: '\u0007\u0939'.repeat(300).repeat(2) },
      }),
    }),
    ['events.0.note'],
  ),
  ofLearner(
    'a word of what is due in a list of 60,000',
    '/api/push/subscriptions',
    () => ({ endpoint: 'https://push.example.org/a', keys: {}, due: { at: 'x', count: many(60_000, 0), offset: 1e99 } }),
    ['body'],
  ),
  ofAdmin('a question in 60,000 categories', '/api/questions/create', () => ({ categoryIds: many(60_000, 0) }), ['body']),
  ofAdmin('a question with 80,000 options', '/api/questions/create', () => ({ options: many(80_000, {}) }), ['body']),
  ofAdmin(
    'an exam of 50 subjects in 5,000 categories',
    '/api/exams/create',
    () => ({
      name: 'E',
      timerDuration: 1,
      marksPerCorrect: 1,
      negativeMarksPerWrong: 1,
      subjects: many(50, { name: 'S', numberOfQuestions: 1, categoryIds: many(100, 987_654_321) }),
    }),
    ['subjects.0.categoryIds.0'],
  ),
  ofAdmin(
    'an exam of 50 subjects wrong in 5,000 places',
    '/api/exams/create',
    () => ({
      subjects: many(50, { name: '', numberOfQuestions: '', categoryIds: many(100, -1) }),
    }),
    ['name', 'timerDuration'],
  ),
];
