import type * as v from 'valibot';
import type { TopicSchema } from '../contract/assessment/person-tests';
import { type Answered, type Outcome, toldAs } from './answers/answered';

/** Counts of questions with a common property; a partly right one is neither right nor wrong. */
export type Group = v.InferOutput<typeof TopicSchema>;

export const sizeOf = ({ correct, partly, wrong, unattempted }: Group): number => correct + partly + wrong + unattempted;

export const attemptedOf = ({ correct, partly, wrong }: Group): number => correct + partly + wrong;

/** Returns the share of right answers among attempted questions, 0 to 1; null if none was attempted. A partly right answer is not right. */
export const accuracyOf = (group: Group): number | null => (attemptedOf(group) === 0 ? null : group.correct / attemptedOf(group));

/**
 * Groups questions by name, in the order of their first question. A question with several names (categories) counts in each group; without
 * a name, in none, like a question that does not count.
 */
export function groupsBy<One extends Answered>(answered: readonly One[], namesOf: (one: One) => readonly string[]): Group[] {
  const groups = new Map<string, Group>();
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

/** Sorts groups by accuracy, the lowest first, and where it is equal the most wrong answers; without an attempt, last. */
export const weakestGroupsFirst = (groups: readonly Group[]): Group[] =>
  groups.toSorted((a, b) => (accuracyOf(a) ?? 2) - (accuracyOf(b) ?? 2) || b.wrong - a.wrong);

const easiestFirst = [
  ['very easy', 'बहुत आसान'],
  ['easy', 'आसान', 'सरल'],
  ['medium', 'moderate', 'मध्यम'],
  ['hard', 'difficult', 'कठिन'],
  ['very hard', 'बहुत कठिन'],
];

/** Position of a difficulty among the usual names. Difficulty is free text (spec §3); other names come last. */
function difficultyRank({ name }: Pick<Group, 'name'>): number {
  const rank = easiestFirst.findIndex((names) => names.includes(name.toLowerCase()));
  return rank === -1 ? easiestFirst.length : rank;
}

/** Sorts what is named by a difficulty, easiest first. */
export const easiestGroupsFirst = <Named extends Pick<Group, 'name'>>(groups: readonly Named[]): Named[] =>
  [...groups].sort((a, b) => difficultyRank(a) - difficultyRank(b));

export const subjectNames = ({ subjectName }: Answered): string[] => [subjectName];
export const categoryNames = ({ categories }: Answered): string[] => categories;
export const difficultyNames = ({ difficultyLevel }: Answered): string[] => [difficultyLevel.trim()];
