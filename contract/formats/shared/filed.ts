import { optionLetters } from '../../fields/limits';
import type { Category } from '../../question/category';
import { explanationOf } from '../../question/explanation';
import type { QuestionDraft } from '../../question/question';
import { optionColumns, sheetColumns } from '../../sheet/columns';
import { everyColumn, kindCells } from '../../sheet/kind';
import { passageCells } from '../../sheet/passages';
import { translationCells } from '../../sheet/translation';
import { tagsOf } from './labels';
import { moodlePath } from './moodle-path';
import { passageNames } from './passages';

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

/** A question for Moodle's formats: in one category, with the bank's further data as tags. `passage`: the name of its passage in the file. */
export function forMoodle(question: QuestionDraft, paths: Paths, passage: string | null): { category: string; tags: string[] } {
  const [first = [], ...others] = namesOf(question, paths);
  const further = others.map((names) => names.join(' / ').replace(/\s+/g, ' '));
  return { category: moodlePath(first), tags: tagsOf({ ...question, further, passage }) };
}

const decimalsOfShare = 5;

/**
 * The marks of an option of several that are chosen together, in percent, with the decimals that Moodle knows. A wrong option takes all marks away, so that
 * Moodle too gives none to a learner who chooses every option.
 */
export const shareOf = (isRight: boolean, right: number): string =>
  isRight ? String(Number((100 / right).toFixed(decimalsOfShare))) : '-100';

/** The columns of every sheet, and further columns if a question needs them. */
export function columnsFor(questions: readonly QuestionDraft[]): string[] {
  const used = new Set(
    questions.flatMap((question) => [
      ...Object.keys(kindCells(question)),
      ...Object.keys(question.translation ? translationCells(question.translation) : {}),
      ...Object.keys(question.passage ? passageCells('', question.passage, true) : {}),
    ]),
  );
  return [...sheetColumns, ...everyColumn.filter((column) => used.has(column))];
}

function cellsOf(question: QuestionDraft, paths: Paths): Record<string, string> {
  const { description, difficultyLevel, language, examTags, options, translation } = question;
  const right = options.flatMap(({ correct }, at) => (correct ? [at] : []));
  return {
    Question: description,
    Category: namesOf(question, paths)
      .map((names) => names.join(' > '))
      .join('; '),
    Difficulty: difficultyLevel,
    Language: language,
    Tags: examTags.join(', '),
    // A spreadsheet may take `1, 3` for a number or a date, but never letters.
    'Correct option': right.length === 1 ? String((right[0] ?? 0) + 1) : right.map((at) => optionLetters[at]).join(', '),
    Explanation: explanationOf(question).explanation,
    ...kindCells(question),
    ...Object.fromEntries(options.map(({ text }, at) => [optionColumns[at] ?? '', text])),
    ...(translation && translationCells(translation)),
  };
}

/** Questions as rows of a sheet with these columns, which can be uploaded again. A passage has its text in the row of its first question. */
export function sheetRowsOf(questions: readonly QuestionDraft[], columns: readonly string[], paths: Paths): string[][] {
  const nameOf = passageNames();
  return questions.map((question) => {
    const { passage } = question;
    const shared = passage && nameOf(passage);
    const cells = { ...cellsOf(question, paths), ...(shared && passageCells(shared.name, passage, shared.isNew)) };
    return columns.map((column) => cells[column] ?? '');
  });
}
