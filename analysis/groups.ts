import type { Answered, Outcome } from './answers/answered';

/** Questions that have something in common, counted. */
export interface Group {
  name: string;
  correct: number;
  wrong: number;
  unattempted: number;
}

export const sizeOf = ({ correct, wrong, unattempted }: Group): number => correct + wrong + unattempted;

/** Share of what was attempted that was right, 0 to 1; null where nothing was. */
export const accuracyOf = ({ correct, wrong }: Group): number | null => (correct + wrong === 0 ? null : correct / (correct + wrong));

/**
 * Groups by name in the order of their first question. A question may belong to several (its categories) and counts in each;
 * where `namesOf` has none for it, in none.
 */
export function groupsBy(answered: readonly Answered[], namesOf: (one: Answered) => readonly string[]): Group[] {
  const groups = new Map<string, Group>();
  const into = (name: string, outcome: Outcome) => {
    const group = groups.get(name) ?? { name, correct: 0, wrong: 0, unattempted: 0 };
    group[outcome] += 1;
    groups.set(name, group);
  };
  for (const one of answered) for (const name of new Set(namesOf(one))) if (name !== '') into(name, one.outcome);
  return [...groups.values()];
}

const easiestFirst = [
  ['very easy', 'बहुत आसान'],
  ['easy', 'आसान', 'सरल'],
  ['medium', 'moderate', 'मध्यम'],
  ['hard', 'difficult', 'कठिन'],
  ['very hard', 'बहुत कठिन'],
];

/** Place of a difficulty among those that have a usual name; it is free text (spec §3), so any other comes after them. */
function difficultyRank({ name }: Group): number {
  const rank = easiestFirst.findIndex((names) => names.includes(name.toLowerCase()));
  return rank === -1 ? easiestFirst.length : rank;
}

/** Groups by difficulty, the easiest first. */
export const easiestGroupsFirst = (groups: readonly Group[]): Group[] => [...groups].sort((a, b) => difficultyRank(a) - difficultyRank(b));

export const subjectNames = ({ subjectName }: Answered): string[] => [subjectName];
export const categoryNames = ({ categories }: Answered): string[] => categories;
export const difficultyNames = ({ difficultyLevel }: Answered): string[] => [difficultyLevel.trim()];
