import * as v from 'valibot';
import type { Fault } from '../faults/fault';
import { faultIn, plainMessage } from '../faults/issue';
import { excerpt } from '../faults/quoted';
import { inOneLine, withoutControls } from '../fields/fields';
import { maxItems } from '../fields/limits';
import { hasOptions } from '../kinds/kind';
import type { CategoryIndex } from '../question/category-index';
import { draftFaults } from '../question/draft-faults';
import type { IsDrawable } from '../question/formulas/formula';
import type { PassageDraft } from '../question/passage-draft';
import { isFilled, type QuestionDraft, QuestionDraftSchema, questionFault, tagsFrom } from '../question/question';
import { translationFaults } from '../question/translation-rule';
import type { CellFault } from './cell-fault';
import type { Cell } from './cells';
import { optionColumns } from './columns';
import { answeredBy, everyColumn, kindIn, typedColumn, unknownKind } from './kind';
import type { AnsweredRow } from './kind-row';
import { longestCell, longestPassageCell } from './limits';
import { type ColumnPictures, optionsOf, type Text } from './options';
import { translationColumn, translationIn } from './translation';

/** Returns the cell of a row in the column of this name. */
export type RowCells = (column: string) => Cell;

/** A row, with what no cell holds: its pictures, in formats that carry pictures, and the passage that it shares, or why it has none. */
export interface RowContents {
  cells: RowCells;
  pictures?: ColumnPictures | undefined;
  passage?: PassageDraft | CellFault | undefined;
}

/** One question of a file before the rules are applied, or the faults that its reader found. */
export type Found = { row: number; name?: string | undefined; question: string } & (
  | (RowContents & { notes?: readonly CellFault[] | undefined })
  | { faults: CellFault[] }
);

function categoriesOf(text: Text, index: CategoryIndex, otherwise: number | null): { ids: number[]; faults: CellFault[] } {
  const written = text('Category');
  // A category's name may contain a semicolon: a cell that is such a name as a whole is not split.
  const names = index(written).length === 1 ? [written] : written.split(';').map((name) => name.trim());
  const filled = names.filter((name) => name !== '');
  if (filled.length > maxItems.categories)
    return { ids: [], faults: [{ column: 'Category', why: { code: 'too-many-categories', most: maxItems.categories } }] };
  const found = filled.map((name) => ({ name, ids: index(name) }));
  if (otherwise !== null && found.every(({ ids }) => ids.length === 0)) return { ids: [otherwise], faults: [] };
  const faults: CellFault[] = found.flatMap(({ name, ids }) => {
    if (ids.length === 1) return [];
    const named = { name: excerpt(name) };
    const why: Fault =
      ids.length === 0 ? { code: 'category-unknown', ...named } : { code: 'category-ambiguous', ...named, found: ids.length };
    return [{ column: 'Category', why }];
  });
  if (found.length === 0) faults.push({ column: 'Category', why: { code: 'empty' } });
  return { ids: found.flatMap(({ ids }) => ids), faults };
}

type OptionSlots = ReturnType<typeof optionsOf>;

const nothing = { text: '' };

/** The question in its second language, with the faults of that version. */
function secondOf(
  text: Text,
  options: OptionSlots,
  answered: AnsweredRow,
): { second: Pick<QuestionDraft, 'translation'>; faults: CellFault[] } {
  const translation = translationIn(text);
  if (translation === null) return { second: {}, faults: [] };
  const language = text('Language');
  const first = { description: text('Question'), language, options, ...answered };
  const faults = translationFaults({ ...first, translation }).map(({ path, why }) => ({
    column: translationColumn(path, path[0] === 'language' ? null : translation.language, optionColumns),
    why,
  }));
  const translated = translation.options.filter((_, at) => isFilled(options[at] ?? nothing));
  return { second: { translation: { ...translation, options: translated } }, faults };
}

const columnOfField: Record<string, string> = {
  description: 'Question',
  picture: 'Question',
  difficultyLevel: 'Difficulty',
  language: 'Language',
  examTags: 'Tags',
  categoryIds: 'Category',
  kind: 'Kind',
  explanation: 'Explanation',
  explanationPicture: 'Explanation',
  passage: 'Passage text',
};

/** The column of a passage's second language. */
const passageColumn = (text: Text): string =>
  everyColumn.find((column) => column.startsWith('Passage text (') && text(column) !== '') ?? 'Passage text';

/** Returns the column of a field. A schema's path counts filled options only; the columns include empty options. */
function columnOf(path: string[], text: Text, options: OptionSlots): string {
  const [field = '', place, part = ''] = path;
  const filled = optionColumns.filter((_, at) => isFilled(options[at] ?? nothing));
  if (field === 'translation') return translationColumn(path, translationIn(text)?.language ?? null, filled);
  if (field === 'passage' && place === 'translation') return passageColumn(text);
  if (field !== 'options') return typedColumn(path) ?? columnOfField[field] ?? 'Options';
  return part.startsWith('explanation') ? 'Explanation' : (filled[Number(place)] ?? 'Options');
}

/** Faults by the rule of the form, or else by the schema of the call. */
function formFaults(typed: QuestionDraft, text: Text, options: OptionSlots, isDrawable: IsDrawable | undefined): CellFault[] {
  const rule = hasOptions(typed) ? questionFault(typed) : null;
  if (rule !== null) return [{ column: 'Options', why: { code: 'breaks-rule', rule } }];
  const { issues = [] } = v.safeParse(QuestionDraftSchema, typed, { message: plainMessage });
  const at = (path: string[], why: Fault): CellFault => ({ column: columnOf(path, text, options), why });
  if (issues.length > 0) return issues.map((issue) => at((v.getDotPath(issue) ?? '').split('.'), faultIn(issue.message)));
  return isDrawable === undefined ? [] : draftFaults(typed, isDrawable).map(({ path, why }) => at(path.map(String), why));
}

/** Why a cell cannot be used. A cell that is too long is not shortened, because the rest may be essential. */
function cellFault(column: string, cell: Cell): CellFault[] {
  if (typeof cell !== 'string') return [{ column, why: cell.fault }];
  const most = column.startsWith('Passage text') ? longestPassageCell : longestCell;
  return cell.length > most ? [{ column, why: { code: 'too-many-characters', most } }] : [];
}

const isFault = (passage: PassageDraft | CellFault): passage is CellFault => 'why' in passage;

/**
 * Reads one row: returns its question, checked by the rule of the form, or all its faults. `otherwise`: the category for a row whose
 * categories are not in the bank; null: such a row has a fault. `isDrawable`: KaTeX's word on formulas, where KaTeX is.
 */
export function readRow(
  { cells, pictures = {}, passage }: RowContents,
  index: CategoryIndex,
  otherwise: number | null = null,
  isDrawable?: IsDrawable,
): { draft: QuestionDraft } | { faults: CellFault[] } {
  const unread = everyColumn.flatMap((column) => cellFault(column, cells(column)));
  if (unread.length > 0) return { faults: unread };
  const text: Text = (column) => withoutControls(cells(column) as string);
  const categories = categoriesOf(text, index, otherwise);
  const options = optionsOf(text, pictures);
  const kind = kindIn(text, options.filter(({ correct }) => correct).length);
  const { answered, faults: unanswered } = answeredBy(kind ?? 'single', { text, options, pictures });
  const { second, faults: secondFaults } = secondOf(text, options, answered);
  const typed = {
    description: text('Question'),
    categoryIds: categories.ids,
    difficultyLevel: inOneLine(text('Difficulty')),
    language: inOneLine(text('Language')),
    examTags: tagsFrom(inOneLine(text('Tags'))),
    ...answered,
    options: options.filter(isFilled).map((option, at) => ({ id: at + 1, ...option })),
    ...(pictures.Question && { picture: pictures.Question }),
    ...second,
    ...(passage && !isFault(passage) && { passage }),
  };
  const unshared = passage && isFault(passage) ? [passage] : [];
  const empty: CellFault[] = typed.description === '' ? [{ column: 'Question', why: { code: 'empty' } }] : [];
  const faults = [...empty, ...categories.faults, ...(kind === null ? [unknownKind] : unanswered), ...secondFaults, ...unshared];
  if (faults.length === 0) faults.push(...formFaults(typed, text, options, isDrawable));
  return faults.length === 0 ? { draft: typed } : { faults };
}
