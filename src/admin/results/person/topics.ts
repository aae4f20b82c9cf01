import { accuracyOf, attemptedOf, type Counts } from '../../../../analysis/breakdown';
import type { PersonTest } from '../../../../contract/assessment/person-tests';

/** Answers to questions of one category over several tests. */
export interface TopicSum extends Counts {
  /** Tests that had such questions. */
  tests: number;
}

/** The categories of these tests added up, the weakest first; of equal ones that with more answers first. What was never attempted comes last. */
export function topicSums(tests: readonly Pick<PersonTest, 'topics'>[]): TopicSum[] {
  const sums = new Map<string, TopicSum>();
  for (const { topics } of tests)
    for (const { name, correct, partly, wrong, unattempted } of topics) {
      const sum = sums.get(name) ?? { name, correct: 0, partly: 0, wrong: 0, unattempted: 0, tests: 0 };
      sums.set(name, {
        name,
        correct: sum.correct + correct,
        partly: sum.partly + partly,
        wrong: sum.wrong + wrong,
        unattempted: sum.unattempted + unattempted,
        tests: sum.tests + 1,
      });
    }
  const lastIfNone = (sum: TopicSum): number => accuracyOf(sum) ?? 2;
  return [...sums.values()].sort((a, b) => lastIfNone(a) - lastIfNone(b) || attemptedOf(b) - attemptedOf(a));
}

/** What a parent may be told: without marks before their release, and without copies of unfinished attempts. */
export const toldToParents = (tests: readonly PersonTest[]): PersonTest[] =>
  tests.filter(({ resultsAt, flags }) => resultsAt === undefined && !flags.includes('provisional'));

/** The average share of marks of the tests that have any, and their number; null without. */
export function meanShareOf(tests: readonly PersonTest[]): { share: number; tests: number } | null {
  const counting = tests.filter(({ totalMarks, flags }) => totalMarks > 0 && !flags.includes('provisional'));
  if (counting.length === 0) return null;
  return { share: counting.reduce((sum, { score, totalMarks }) => sum + score / totalMarks, 0) / counting.length, tests: counting.length };
}
