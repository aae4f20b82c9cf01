import { optionSlots } from '../fields/limits';
import { languageWords } from '../question/languages';
import { type QuestionLanguage, questionLanguages } from '../question/translation';

export const optionColumns = Array.from({ length: optionSlots.max }, (_, index) => `Option ${index + 1}`);

/** The columns of a sheet, as the template writes them. */
export const sheetColumns = ['Question', 'Category', 'Difficulty', 'Language', 'Tags', ...optionColumns, 'Correct option', 'Explanation'];

export const inLanguage = (column: string, language: QuestionLanguage): string => `${column} (${languageWords[language]})`;

/** The columns of a second version: `Question (Hindi)`, `Option 1 (Hindi)` … `Explanation (Hindi)`, and the same for English. */
export const translationColumns = Object.fromEntries(
  questionLanguages.map((language) => [
    language,
    ['Question', ...optionColumns, 'Explanation'].map((column) => inLanguage(column, language)),
  ]),
) as Record<QuestionLanguage, string[]>;

/** The columns of a passage that questions share: its name, and its text, which stands in one of the rows that name it. */
export const passageColumns = ['Passage', 'Passage text'];
