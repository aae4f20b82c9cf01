import * as v from 'valibot';
import type { Category } from '../../contract/category';
import { optionLetters, optionSlots } from '../../contract/limits';
import { type QuestionDraft, QuestionDraftSchema, questionFault, tagsFrom } from '../../contract/question';
import { type CategoryIndex, categoryIndex } from './category-index';
import { asKept } from './question';

/** What a sheet amounts to: good questions, and a sentence for each fault, as in `Row 12, Correct option: "7" is not an option.` */
export interface SheetReading {
  /** Rows that hold anything. */
  total: number;
  drafts: QuestionDraft[];
  errors: string[];
}

const optionColumns = Array.from({ length: optionSlots.max }, (_, index) => `Option ${index + 1}`);
const requiredColumns = ['Question', 'Category', 'Option 1', 'Option 2', 'Correct option'];

type Columns = Map<string, number>;
type Fault = { column: string; why: string };
type Cell = (column: string) => string;

const plain = (header: string): string => header.trim().replace(/\s+/g, ' ').toLowerCase();

const columnsOf = (header: readonly string[]): Columns => new Map(header.map((name, index) => [plain(name), index]));

/** Names of columns the sheet cannot do without and has not. */
export function missingColumns(rows: readonly string[][]): string[] {
  const columns = columnsOf(rows[0] ?? []);
  return requiredColumns.filter((name) => !columns.has(plain(name)));
}

/** "2", "2.", "b" or "Option 2" → 1; null where it is none of them. */
function optionIndex(typed: string): number | null {
  const short = typed
    .trim()
    .replace(/^option\s*/i, '')
    .replace(/[.)]$/, '');
  const letter = (optionLetters as readonly string[]).indexOf(short.toUpperCase());
  if (letter >= 0) return letter;
  const number = /^\d$/.test(short) ? Number(short) : 0;
  return number >= 1 && number <= optionSlots.max ? number - 1 : null;
}

function correctFault(cell: Cell): Fault | null {
  const typed = cell('Correct option');
  const index = optionIndex(typed);
  if (index === null) return { column: 'Correct option', why: typed === '' ? 'is empty' : `"${typed}" is not an option` };
  return cell(optionColumns[index] ?? '') === '' ? { column: 'Correct option', why: `option ${index + 1} is empty` } : null;
}

function categoriesOf(cell: Cell, index: CategoryIndex): { ids: number[]; faults: Fault[] } {
  const names = cell('Category')
    .split(';')
    .map((name) => name.trim());
  const found = names.filter((name) => name !== '').map((name) => ({ name, ids: index(name) }));
  const faults = found.flatMap(({ name, ids }) => {
    if (ids.length === 1) return [];
    return {
      column: 'Category',
      why: ids.length === 0 ? `"${name}" is not a category` : `"${name}" is the name of ${ids.length}; write the whole path`,
    };
  });
  return { ids: found.flatMap(({ ids }) => ids), faults };
}

function optionsOf(cell: Cell) {
  const correct = optionIndex(cell('Correct option'));
  return optionColumns
    .map((column, index) => ({ text: cell(column), correct: index === correct }))
    .filter((option) => option.text !== '')
    .map((option, index) => ({ id: index + 1, ...option, explanation: option.correct ? cell('Explanation') : '' }));
}

/** The schema speaks of fields, the sheet of columns. */
function columnOf(path: string): string {
  const option = /^options\.(\d)\.(\w+)/.exec(path);
  if (option !== null) return option[2] === 'explanation' ? 'Explanation' : `Option ${Number(option[1]) + 1}`;
  const names: Record<string, string> = {
    description: 'Question',
    difficultyLevel: 'Difficulty',
    language: 'Language',
    examTags: 'Tags',
    categoryIds: 'Category',
  };
  return names[path.split('.')[0] ?? ''] ?? 'Options';
}

function schemaFaults(issues: readonly v.BaseIssue<unknown>[]): Fault[] {
  return issues.map((issue) => ({ column: columnOf(v.getDotPath(issue) ?? ''), why: issue.message }));
}

/** A form's sentence inside one of ours: without its sign and full stop. */
const bare = (sentence: string): string => sentence.replace(/^❌ /, '').replace(/\.$/, '');

function readRow(cell: Cell, index: CategoryIndex): { draft: QuestionDraft } | { faults: Fault[] } {
  const categories = categoriesOf(cell, index);
  const typed = {
    description: cell('Question'),
    categoryIds: categories.ids,
    difficultyLevel: cell('Difficulty'),
    language: cell('Language'),
    examTags: tagsFrom(cell('Tags')),
    options: optionsOf(cell),
  };
  const correct = correctFault(cell);
  const faults = [...categories.faults, ...(correct === null ? [] : [correct])];
  const rule = faults.length === 0 ? questionFault(typed) : null;
  if (rule !== null) faults.push({ column: 'Question', why: bare(rule) });
  const checked = v.safeParse(QuestionDraftSchema, typed);
  if (faults.length === 0 && !checked.success) faults.push(...schemaFaults(checked.issues));
  return faults.length === 0 && checked.success ? { draft: asKept(checked.output) } : { faults };
}

/** Rows (header first) → questions and faults. Each row passes through the same rule as the form; a bad one spoils no other. */
export function readSheetRows(rows: readonly string[][], tree: readonly Category[]): SheetReading {
  const columns = columnsOf(rows[0] ?? []);
  const index = categoryIndex(tree);
  const reading: SheetReading = { total: 0, drafts: [], errors: [] };
  for (const [at, row] of rows.entries()) {
    if (at === 0 || row.every((text) => text.trim() === '')) continue;
    reading.total += 1;
    const outcome = readRow((column) => (row[columns.get(plain(column)) ?? -1] ?? '').trim(), index);
    if ('draft' in outcome) reading.drafts.push(outcome.draft);
    else reading.errors.push(...outcome.faults.map((fault) => `Row ${at + 1}, ${fault.column}: ${fault.why}.`));
  }
  return reading;
}
