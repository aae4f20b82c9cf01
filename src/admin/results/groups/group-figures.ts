import { type GroupComparison, type GroupTest, type RightBy, smallGroup } from '../../../../contract/assessment/group-comparison';

/** All learners in sight, or one group. */
export type Learners = GroupComparison['all'];

/** Several tests of a group as one. */
export interface TestsTogether {
  /** Hand-ins that count, also of learners who came to the group after a test that is not for it. */
  handIns: number;
  /** Learners who could sit, and those of them who handed in, each in each test that is for the group. */
  learners: number;
  came: number;
  /** Mean score as a share of the total over all hand-ins; null without any. */
  mean: number | null;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Adds up the tests of a group. A test with more hand-ins weighs more. */
export function together(tests: readonly GroupTest[]): TestsTogether {
  const own = tests.filter(({ isFor }) => isFor);
  const scored = tests.filter(({ meanPercent }) => meanPercent !== null);
  const handIns = sum(scored.map((test) => test.handIns));
  return {
    handIns: sum(tests.map((test) => test.handIns)),
    learners: sum(own.map(({ learners }) => learners)),
    came: sum(own.map((test) => test.handIns)),
    mean: handIns === 0 ? null : sum(scored.map((test) => (test.meanPercent ?? 0) * test.handIns)) / handIns / 100,
  };
}

/** How right the answers of one name are. */
export interface ShareOfName {
  name: string;
  right: number;
  answered: number;
  learners: number;
  /** null: nobody answered. */
  share: number | null;
}

/** The shares of each name, in the order of the names. */
export const sharesBy = ({ right, answered, learners }: RightBy, names: readonly string[]): ShareOfName[] =>
  names.map((name, at) => {
    const [ownRight, ownAnswered] = [right[at] ?? 0, answered[at] ?? 0];
    const share = ownAnswered === 0 ? null : ownRight / ownAnswered;
    return { name, right: ownRight, answered: ownAnswered, learners: learners[at] ?? 0, share };
  });

/** The weakest name first; names that nobody answered last. */
export const weakestFirst = (shares: readonly ShareOfName[]): ShareOfName[] =>
  shares.toSorted((one, other) => (one.share ?? 2) - (other.share ?? 2));

/** Whether one learner more or less changes the group's figures much. */
export const isSmall = ({ learners }: Pick<Learners, 'learners'>): boolean => learners < smallGroup;

/** The lowest share of each column, of groups that are not small; null where fewer than two groups have one. */
export function lowestIn(rows: readonly { isSmall: boolean; shares: readonly (number | null)[] }[], columns: number): (number | null)[] {
  return Array.from({ length: columns }, (_, at) => {
    const shares = rows.filter((row) => !row.isSmall).flatMap((row) => row.shares[at] ?? []);
    return shares.length < 2 ? null : Math.min(...shares);
  });
}
