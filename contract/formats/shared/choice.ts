import type { Fault } from '../../faults/fault';
import { excerpt } from '../../faults/quoted';
import { optionSlots } from '../../fields/limits';
import type { PassageDraft } from '../../question/passage-draft';
import type { Picture } from '../../question/picture';
import type { CellFault } from '../../sheet/cell-fault';
import { optionColumns } from '../../sheet/columns';
import type { ColumnPictures } from '../../sheet/options';
import { type AcceptedNumbers, rangeCells } from './accepted';
import { bad, type Entry } from './entry';

/** One option of a file; `credit` in percent: 100 is correct. */
export interface Choice {
  text: string;
  picture?: Picture | null;
  credit: number;
}

/** What answers a question of a file: one of its options, or several that are chosen together, or a number. */
export type FileAnswer =
  | { is: 'one' | 'several'; choices: readonly Choice[] }
  | { is: 'number'; accepted: readonly AcceptedNumbers[]; notes?: readonly CellFault[] };

/** A question of a file. */
export interface FileQuestion {
  line: number;
  question: string;
  answer: FileAnswer;
  explanation: string;
  picture?: Picture | null;
  explanationPicture?: Picture | null;
  passage?: PassageDraft | undefined;
  /** Further cells by their columns. */
  more: Readonly<Record<string, string>>;
}

const isFull = ({ credit }: Choice): boolean => credit >= 100;
const hasCredit = ({ credit }: Choice): boolean => credit > 0;

/** The right options of a question: those with any marks where several are chosen, or else those with full marks. */
export const rightOf = <C extends Choice>(choices: readonly C[], is: 'one' | 'several'): C[] =>
  choices.filter(is === 'several' ? hasCredit : isFull);

/** The fault of options that no question of the bank can have, or null. */
function choicesFault(choices: readonly Choice[], is: 'one' | 'several'): Fault | null {
  if (choices.length > optionSlots.max) return { code: 'more-options', found: choices.length, most: optionSlots.max };
  const empty = choices.findIndex(({ text, picture }) => text === '' && !picture);
  if (empty >= 0) return { code: 'holds-empty-option', option: empty + 1 };
  const partly = rightOf(choices, is).length === 0 && choices.find(hasCredit);
  return partly ? { code: 'partly-right', percent: partly.credit, text: excerpt(partly.text) } : null;
}

/** What is lost of the marks that a file gives for its options. */
function notesOn(choices: readonly Choice[], is: 'one' | 'several'): CellFault[] {
  const note = (why: Fault): CellFault => ({ column: 'Question', why });
  const right = rightOf(choices, is);
  const taken = choices.some(({ credit }) => credit < 0) ? [note({ code: 'penalty-left-out' })] : [];
  if (is === 'several')
    return [...(right.some(({ credit }) => credit !== right[0]?.credit) ? [note({ code: 'weights-left-out' })] : []), ...taken];
  const partly = choices.filter((choice) => hasCredit(choice) && !isFull(choice));
  return [
    ...(right.length > 1 ? [note({ code: 'each-full-marks', found: right.length })] : []),
    ...partly.map(({ credit, text }) => note({ code: 'part-marks-left-out', percent: credit, text: excerpt(text) })),
    ...taken,
  ];
}

function picturesOf({ picture, answer, explanationPicture }: FileQuestion): ColumnPictures {
  const choices = answer.is === 'number' ? [] : answer.choices;
  const placed: [column: string, picture: Picture | null | undefined][] = [
    ['Question', picture],
    ...choices.map((choice, at): [string, Picture | null | undefined] => [optionColumns[at] ?? '', choice.picture]),
    ['Explanation', explanationPicture],
  ];
  return Object.fromEntries(placed.flatMap(([column, shown]) => (shown ? [[column, shown]] : [])));
}

/** The cells of the answer, with what is lost of it; or, beside what can be said of it, its fault. */
function answerCells(answer: FileAnswer): { cells: Record<string, string> } & ({ notes: readonly CellFault[] } | { fault: CellFault }) {
  if (answer.is === 'number') {
    const read = rangeCells(answer.accepted);
    if ('code' in read) return { cells: { Kind: 'numeric' }, fault: { column: 'Question', why: read } };
    return { ...read, notes: [...read.notes, ...(answer.notes ?? [])] };
  }
  const { choices, is } = answer;
  const right = rightOf(choices, is).map((choice) => choices.indexOf(choice) + 1);
  const options = choices.slice(0, optionColumns.length).map(({ text }, at) => [optionColumns[at] ?? '', text]);
  const kind = is === 'several' || right.length > 1 ? { Kind: 'multiple' } : {};
  const cells = { ...Object.fromEntries(options), ...kind, 'Correct option': right.join(', ') };
  const why = choicesFault(choices, is);
  return why === null ? { cells, notes: notesOn(choices, is) } : { cells, fault: { column: 'Options', why } };
}

/** Returns a question of any format with the cells of a sheet's row. */
export function entryOf(read: FileQuestion): Entry {
  const { line, question, answer, explanation, more, passage } = read;
  const answered = answerCells(answer);
  const pictures = picturesOf(read);
  const contents = {
    cells: { ...more, ...answered.cells, Question: question, Explanation: explanation },
    ...(Object.keys(pictures).length > 0 && { pictures }),
    ...(passage && { passage }),
  };
  if ('fault' in answered) return bad(line, question, answered.fault.column, answered.fault.why, contents);
  return { line, question, ...contents, ...(answered.notes.length > 0 && { notes: answered.notes }) };
}
