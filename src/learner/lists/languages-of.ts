import type { AssessmentSummary } from '../../../contract/assessment/assessment';
import { ownNames } from '../../ui/question/reading-languages';

const english: readonly string[] = ['en'];
const isNamed = (language: string): language is keyof typeof ownNames => language in ownNames;

/**
 * The languages in which a whole assessment can be read, by their own names; where no language reaches all subjects, those of its subjects. Empty of one in English, or
 * of one whose languages the server does not tell.
 */
export function languagesOf({ subjects }: Pick<AssessmentSummary, 'subjects'>): string[] {
  if (subjects.every(({ languages }) => languages === undefined)) return [];
  const each = subjects.map(({ languages }) => languages ?? english);
  const all = [...new Set(each.flat())];
  const shared = all.filter((language) => each.every((languages) => languages.includes(language)));
  const said = shared.length > 0 ? shared : all;
  return said.join() === 'en' ? [] : said.filter(isNamed).map((language) => ownNames[language]);
}

/** The language in which most of an assessment can be read, by its own name; `isAll`: of all of it, while none can be read in the reader's own. */
export interface Foreign {
  name: string;
  isAll: boolean;
}

/** What a reader of `own` should know before the start: that less than half can be read in that language. Null where the server tells no counts. */
export function foreignIn({ subjects }: Pick<AssessmentSummary, 'subjects'>, own: string): Foreign | null {
  const counts = new Map<string, number>();
  for (const { readIn } of subjects) {
    if (readIn === undefined) return null;
    for (const [language, count] of Object.entries(readIn)) counts.set(language, (counts.get(language) ?? 0) + count);
  }
  const all = subjects.reduce((sum, { numberOfQuestions }) => sum + numberOfQuestions, 0);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  const inOwn = counts.get(own) ?? 0;
  if (most === undefined || 2 * inOwn >= all || 2 * most[1] <= all || !isNamed(most[0])) return null;
  return { name: ownNames[most[0]], isAll: inOwn === 0 && most[1] === all };
}

/** Whether all questions can be read in a language, as far as the server tells: an assessment of which it does not is in English. */
export const isWholeIn = ({ subjects }: Pick<AssessmentSummary, 'subjects'>, language: string): boolean =>
  subjects.every(({ languages = english }) => languages.includes(language));
