import type { Item } from '../../../../contract/assessment/statistics';

/** How many learners were right, wrong, or skipped. */
export interface AnswersGiven {
  right: number;
  wrong: number;
  skipped: number;
}

/** The answers to one question; null if it does not count by its key. Partly right ones are right, as in the results. */
export function answersTo({ options, skipped, ruling, kind, right, partly, wrong }: Item): AnswersGiven | null {
  if (ruling !== undefined) return null;
  if (kind !== undefined) return { right: (right?.count ?? 0) + (partly?.count ?? 0), wrong: wrong?.count ?? 0, skipped: skipped.count };
  const sum = (isCorrect: boolean) => options.filter((option) => option.isCorrect === isCorrect).reduce((all, { count }) => all + count, 0);
  return { right: sum(true), wrong: sum(false), skipped: skipped.count };
}

/** The answers to each section's questions, in the order of the paper. */
export function answersBySection(items: readonly Item[]): (AnswersGiven & { name: string })[] {
  const sections = new Map<string, AnswersGiven>();
  for (const item of items) {
    const counts = answersTo(item);
    if (counts === null) continue;
    const { right, wrong, skipped } = sections.get(item.subjectName) ?? { right: 0, wrong: 0, skipped: 0 };
    sections.set(item.subjectName, { right: right + counts.right, wrong: wrong + counts.wrong, skipped: skipped + counts.skipped });
  }
  return [...sections].map(([name, counts]) => ({ name, ...counts }));
}

/** The share of right answers among those given; null if none was given. */
export const accuracyOf = ({ right, wrong }: AnswersGiven): number | null => (right + wrong === 0 ? null : right / (right + wrong));
