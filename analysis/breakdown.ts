import type * as v from 'valibot';
import type { TopicSchema } from '../contract/assessment/person-tests';
import { type Answered, type Outcome, toldAs } from './answers/answered';

/** Counts of questions with a common property; a partly right one is neither right nor wrong. */
export type Counts = v.InferOutput<typeof TopicSchema>;

export const sizeOf = ({ correct, partly, wrong, unattempted }: Counts): number => correct + partly + wrong + unattempted;

export const attemptedOf = ({ correct, partly, wrong }: Counts): number => correct + partly + wrong;

/** Returns the share of right answers among attempted questions, 0 to 1; null if none was attempted. A partly right answer is not right. */
export const accuracyOf = (group: Counts): number | null => (attemptedOf(group) === 0 ? null : group.correct / attemptedOf(group));

/**
 * Groups questions by name, in the order of their first question. A question with several names (categories) counts in each group; without
 * a name, in none, like a question that does not count.
 */
export function breakdownBy<One extends Answered>(answered: readonly One[], namesOf: (one: One) => readonly string[]): Counts[] {
  const groups = new Map<string, Counts>();
  const into = (name: string, outcome: Outcome | 'partly') => {
    const group = groups.get(name) ?? { name, correct: 0, partly: 0, wrong: 0, unattempted: 0 };
    group[outcome] += 1;
    groups.set(name, group);
  };
  for (const one of answered) {
    const told = toldAs(one);
    if (told !== 'dropped') for (const name of new Set(namesOf(one))) if (name !== '') into(name, told);
  }
  return [...groups.values()];
}

/** Fewer answers say little: one wrong answer makes no topic the weakest. */
export const fewest = 3;

/** How much its answers tell of a group: how weak it is, too little, or nothing. */
const tellings = ['share', 'few', 'none'] as const;
export const tellingOf = (group: Counts): (typeof tellings)[number] => {
  const attempted = attemptedOf(group);
  return attempted >= fewest ? 'share' : attempted > 0 ? 'few' : 'none';
};

const rankOf = (group: Counts): number => tellings.indexOf(tellingOf(group));

/** The lowest share of right answers first, and where it is equal what has more questions; then those of few answers, and last those of none. */
export const weakestFirst = <Of extends Counts>(groups: readonly Of[]): Of[] =>
  groups.toSorted((a, b) => rankOf(a) - rankOf(b) || (accuracyOf(a) ?? 0) - (accuracyOf(b) ?? 0) || sizeOf(b) - sizeOf(a));

/** The group of the lowest share of right answers; undefined where fewer than two groups have one, or another has the same. */
export function lowestOf<Of extends Counts>(groups: readonly Of[]): Of | undefined {
  const [lowest, second] = weakestFirst(groups.filter((group) => tellingOf(group) === 'share'));
  return lowest && second && accuracyOf(second) !== accuracyOf(lowest) ? lowest : undefined;
}

/** From this share of right answers on nothing is weak. */
const sound = 0.8;

/** The group to practise first; undefined where none is known to be weak. */
export const weakestOf = <Of extends Counts>(groups: readonly Of[]): Of | undefined =>
  weakestFirst(groups.filter((group) => tellingOf(group) === 'share' && (accuracyOf(group) ?? 0) < sound))[0];

const byEase = [
  ['very easy', 'बहुत आसान'],
  ['easy', 'आसान', 'सरल'],
  ['medium', 'moderate', 'मध्यम'],
  ['hard', 'difficult', 'कठिन'],
  ['very hard', 'बहुत कठिन'],
];

/** Position of a difficulty among the usual names. Difficulty is free text (spec §3); other names come last. */
function difficultyRank({ name }: Pick<Counts, 'name'>): number {
  const rank = byEase.findIndex((names) => names.includes(name.toLowerCase()));
  return rank === -1 ? byEase.length : rank;
}

/** Sorts what is named by a difficulty, easiest first. */
export const easiestFirst = <Named extends Pick<Counts, 'name'>>(groups: readonly Named[]): Named[] =>
  [...groups].sort((a, b) => difficultyRank(a) - difficultyRank(b));

export const subjectNames = ({ subjectName }: Answered): string[] => [subjectName];
export const categoryNames = ({ categories }: Answered): string[] => categories;
export const difficultyNames = ({ difficultyLevel }: Answered): string[] => [difficultyLevel.trim()];
