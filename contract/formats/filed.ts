import type { Category } from '../question/category';
import type { QuestionDraft } from '../question/question';
import { everyColumn, optionColumns, sheetColumns } from '../sheet/columns';
import { translationCells } from '../sheet/translation';
import { tagsOf } from './labels';
import { moodlePath } from './moodle-path';

/** The names of a category and its ancestors, from the top, by the category's id. */
export type Paths = ReadonlyMap<number, readonly string[]>;

export function pathsOf(tree: readonly Category[], above: readonly string[] = []): Map<number, readonly string[]> {
  const paths = new Map<number, readonly string[]>();
  for (const { id, name, subcategories } of tree) {
    const path = [...above, name];
    paths.set(id, path);
    for (const [below, names] of pathsOf(subcategories, path)) paths.set(below, names);
  }
  return paths;
}

const namesOf = (question: QuestionDraft, paths: Paths) =>
  question.categoryIds.flatMap((id) => [paths.get(id) ?? []]).filter(({ length }) => length > 0);

/** A question for Moodle's formats: in one category, with the bank's further data as tags. */
export function forMoodle(question: QuestionDraft, paths: Paths): { category: string; tags: string[] } {
  const [first = [], ...others] = namesOf(question, paths);
  const further = others.map((names) => names.join(' / ').replace(/\s+/g, ' '));
  return { category: moodlePath(first), tags: tagsOf({ ...question, further }) };
}

/** The columns of every sheet, and further columns if a question needs them. */
export function columnsFor(questions: readonly QuestionDraft[]): string[] {
  const used = new Set(questions.flatMap(({ translation }) => (translation ? Object.keys(translationCells(translation)) : [])));
  return [...sheetColumns, ...everyColumn.filter((column) => used.has(column))];
}

/** A question as a row of a sheet with these columns, which can be uploaded again. */
export function sheetRowOf(question: QuestionDraft, columns: readonly string[], paths: Paths): string[] {
  const { description, difficultyLevel, language, examTags, options, translation } = question;
  const right = options.findIndex(({ correct }) => correct);
  const cells: Record<string, string> = {
    Question: description,
    Category: namesOf(question, paths)
      .map((names) => names.join(' > '))
      .join('; '),
    Difficulty: difficultyLevel,
    Language: language,
    Tags: examTags.join(', '),
    'Correct option': String(right + 1),
    Explanation: options[right]?.explanation ?? '',
    ...Object.fromEntries(options.map(({ text }, at) => [optionColumns[at] ?? '', text])),
    ...(translation && translationCells(translation)),
  };
  return columns.map((column) => cells[column] ?? '');
}
