import type { Answered, Outcome } from './answers/answered';

/** Counts of questions with a common property. */
export interface Group {
  name: string;
  correct: number;
  wrong: number;
  unattempted: number;
}

export const sizeOf = ({ correct, wrong, unattempted }: Group): number => correct + wrong + unattempted;

/** Returns the share of right answers among attempted questions, 0 to 1; null if none was attempted. */
export const accuracyOf = ({ correct, wrong }: Group): number | null => (correct + wrong === 0 ? null : correct / (correct + wrong));

/**
 * Groups questions by name, in the order of their first question. A question with several names (categories) counts in each group; without
 * a name, in none, like a question that does not count.
 */
export function groupsBy(answered: readonly Answered[], namesOf: (one: Answered) => readonly string[]): Group[] {
  const groups = new Map<string, Group>();
  const into = (name: string, outcome: Outcome) => {
    const group = groups.get(name) ?? { name, correct: 0, wrong: 0, unattempted: 0 };
    group[outcome] += 1;
    groups.set(name, group);
  };
  for (const one of answered)
    if (one.outcome !== 'dropped') for (const name of new Set(namesOf(one))) if (name !== '') into(name, one.outcome);
  return [...groups.values()];
}

const easiestFirst = [
  ['very easy', 'बहुत आसान'],
  ['easy', 'आसान', 'सरल'],
  ['medium', 'moderate', 'मध्यम'],
  ['hard', 'difficult', 'कठिन'],
  ['very hard', 'बहुत कठिन'],
];

/** Position of a difficulty among the usual names. Difficulty is free text (spec §3); other names come last. */
function difficultyRank({ name }: Group): number {
  const rank = easiestFirst.findIndex((names) => names.includes(name.toLowerCase()));
  return rank === -1 ? easiestFirst.length : rank;
}

/** Sorts groups by difficulty, easiest first. */
export const easiestGroupsFirst = (groups: readonly Group[]): Group[] => [...groups].sort((a, b) => difficultyRank(a) - difficultyRank(b));

export const subjectNames = ({ subjectName }: Answered): string[] => [subjectName];
export const categoryNames = ({ categories }: Answered): string[] => categories;
export const difficultyNames = ({ difficultyLevel }: Answered): string[] => [difficultyLevel.trim()];
