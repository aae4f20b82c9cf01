import type { Fault } from '../faults/fault';
import { excerpt } from '../faults/quoted';
import { optionSlots } from '../fields/limits';
import type { Picture } from '../question/picture';
import { optionColumns } from '../sheet/columns';
import type { ColumnPictures } from '../sheet/options';
import { bad, type Entry } from './entry';

/** One option of a file; `credit` in percent: 100 is correct. */
export interface Choice {
  text: string;
  picture?: Picture | null;
  credit: number;
}

/** A multiple-choice question of a file. */
export interface FileQuestion {
  line: number;
  question: string;
  choices: readonly Choice[];
  explanation: string;
  picture?: Picture | null;
  explanationPicture?: Picture | null;
  /** Further cells by their columns. */
  more: Readonly<Record<string, string>>;
}

/** The fault of options that no row of a sheet can have, or null. */
function choicesFault(choices: readonly Choice[]): Fault | null {
  if (choices.length > optionSlots.max) return { code: 'more-options', found: choices.length, most: optionSlots.max };
  const empty = choices.findIndex(({ text, picture }) => text === '' && !picture);
  if (empty >= 0) return { code: 'holds-empty-option', option: empty + 1 };
  const right = choices.filter(({ credit }) => credit >= 100).length;
  if (right > 1) return { code: 'several-correct', found: right };
  const partly = choices.find(({ credit }) => credit > 0 && credit < 100);
  return partly ? { code: 'partly-right', percent: partly.credit, text: excerpt(partly.text) } : null;
}

function picturesOf({ picture, choices, explanationPicture }: FileQuestion): ColumnPictures {
  const placed: [column: string, picture: Picture | null | undefined][] = [
    ['Question', picture],
    ...choices.map((choice, at): [string, Picture | null | undefined] => [optionColumns[at] ?? '', choice.picture]),
    ['Explanation', explanationPicture],
  ];
  return Object.fromEntries(placed.flatMap(([column, shown]) => (shown ? [[column, shown]] : [])));
}

/** Returns a question of any format with the cells of a sheet's row. */
export function entryOf(read: FileQuestion): Entry {
  const { line, question, choices, explanation, more } = read;
  const fault = choicesFault(choices);
  if (fault !== null) return bad(line, question, 'Options', fault);
  const right = choices.findIndex(({ credit }) => credit >= 100);
  const pictures = picturesOf(read);
  const options = choices.map(({ text }, at) => [optionColumns[at] ?? '', text]);
  return {
    line,
    question,
    cells: {
      ...more,
      ...Object.fromEntries(options),
      Question: question,
      'Correct option': right < 0 ? '' : String(right + 1),
      Explanation: explanation,
    },
    ...(Object.keys(pictures).length > 0 && { pictures }),
  };
}
