import { languageMeant } from '../question/languages';
import { type QuestionLanguage, questionLanguages, type Translation } from '../question/translation';
import type { TranslationFault } from '../question/translation-rule';
import { inLanguage, optionColumns, translationColumns } from './columns';

/**
 * The second version of a row's question, with all option columns, including empty options; null if no such column is filled. Columns in the
 * question's own language are read first, so that the rule of the form can refuse them.
 */
export function translationIn(text: (column: string) => string): Translation | null {
  const filled = questionLanguages.filter((each) => translationColumns[each].some((column) => text(column) !== ''));
  const own = languageMeant(text('Language'));
  const language = filled.find((each) => each === own) ?? filled[0];
  if (language === undefined) return null;
  return {
    language,
    description: text(inLanguage('Question', language)),
    options: optionColumns.map((column) => text(inLanguage(column, language))),
    explanation: text(inLanguage('Explanation', language)),
  };
}

/** A second version as the cells of a row. */
export function translationCells({ language, description, options, explanation }: Translation): Record<string, string> {
  const cells: Record<string, string> = {
    [inLanguage('Question', language)]: description,
    [inLanguage('Explanation', language)]: explanation,
  };
  for (const [at, option] of options.entries()) cells[inLanguage(optionColumns[at] ?? '', language)] = option;
  return cells;
}

/**
 * The column of a fault in a second version. `language`: of the second version; null if the row has none, or the fault is in the row's *Language*.
 * `options`: the columns that the path's option counts.
 */
export function translationColumn(
  [, field, place]: TranslationFault['path'],
  language: QuestionLanguage | null,
  options: readonly string[],
): string {
  if (language === null) return 'Language';
  if (field === 'options') return inLanguage(options[Number(place)] ?? 'Option 1', language);
  return inLanguage(field === 'explanation' ? 'Explanation' : 'Question', language);
}
