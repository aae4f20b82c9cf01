import { optionSlots } from '../limits';
import { quoted } from '../quoted';
import { optionColumns } from '../sheet-columns';
import { bad, type Entry } from './entry';

/** One option as a file gives it; `credit` in percent: 100 is right. */
export interface Choice {
  text: string;
  credit: number;
}

/** A multiple-choice question as a file gives it. */
export interface Asked {
  line: number;
  question: string;
  choices: readonly Choice[];
  explanation: string;
  /** What stands in further columns. */
  more: Readonly<Record<string, string>>;
}

/** What no row of a sheet could say, or null. */
function choicesFault(choices: readonly Choice[]): string | null {
  if (choices.length > optionSlots.max) return `are ${choices.length}; ${optionSlots.max} are the most`;
  const empty = choices.findIndex(({ text }) => text === '');
  if (empty >= 0) return `hold an empty one, number ${empty + 1}`;
  const right = choices.filter(({ credit }) => credit >= 100).length;
  if (right > 1) return `hold ${right} correct ones; one is taken`;
  const partly = choices.find(({ credit }) => credit > 0 && credit < 100);
  return partly ? `give ${partly.credit} % for ${quoted(partly.text)}; an option here is right or wrong` : null;
}

/** A question of any format → the cells that a row of a sheet would have. */
export function entryOf({ line, question, choices, explanation, more }: Asked): Entry {
  const fault = choicesFault(choices);
  if (fault !== null) return bad(line, question, 'Options', fault);
  const right = choices.findIndex(({ credit }) => credit >= 100);
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
  };
}
