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

/** Whether all questions can be read in a language, as far as the server tells: an assessment of which it does not is in English. */
export const isWholeIn = ({ subjects }: Pick<AssessmentSummary, 'subjects'>, language: string): boolean =>
  subjects.every(({ languages = english }) => languages.includes(language));
