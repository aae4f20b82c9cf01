import { optionLetters } from '../../../../../../contract/fields/limits';
import { optionColumns, passageColumns } from '../../../../../../contract/sheet/columns';
import { unsureSigns } from '../../../../../../contract/sheet/options';
import { areMarkedIn, withNumbered } from './numbered-lines';
import { mayHaveOptions, placeOfAnswer } from './numbered-options';
import type { TextLine } from './text-line';
import { type TextQuestion, TextQuestions } from './text-questions';

/** The answer of a question as a letter where numbers label its options: a number is a place there, and never the text of an option. */
function lettersFor({ answer, labels, options }: TextQuestion): string {
  const place = labels === 'numbers' ? placeOfAnswer(answer) : null;
  return place === null || place >= options.length ? answer : (optionLetters[place] ?? answer);
}

/** Lines below the first one of a text that may be options without a label. */
const leastOptions = 2;

/** Whether a question that is answered by a small number may have its options in its text: labelled in a line, or each in a line of its own. */
const mayBeOptions = ({ text, options, answer }: TextQuestion): boolean =>
  options.length === 0 &&
  (placeOfAnswer(answer) ?? optionColumns.length) < optionColumns.length &&
  (mayHaveOptions(text) || text.split('\n').filter((line) => !line.startsWith('|')).length > leastOptions);

/**
 * A table with a header, and a row for each question. `left`: how many lines belong to no question, `leftLines` the first of them; `unsure`: the first lines
 * that may mean something else than they were read as. A question with one has `?` before its answer, so that it is refused by name. `numbers`: see OtherTable.
 */
export interface FromLines {
  rows: string[][];
  left: number;
  leftLines: string[];
  unsure: string[];
  numbers?: number[];
}

/** The numbers by which a text names its questions; undefined where they count from 1, or where two have one number, as in a text of several sections. */
function numbersOf(questions: readonly TextQuestion[]): number[] | undefined {
  const numbers = questions.map(({ number }, at) => number ?? at + 1);
  const isCounted = numbers.every((number, at) => number === at + 1);
  return isCounted || new Set(numbers).size < numbers.length ? undefined : numbers;
}

/**
 * The questions of a text: "1." or "Q1." begins one, "(a)" or "A." an option, "Answer: b" names the right one, "Explanation:" what follows; a key at the
 * end ("Answers", then "1. b 2. c" or "1. (3) 2. (1)") counts too. "Directions (Q. 1-3)" begins a text that these questions share. A line without such a sign belongs to what
 * stands above it; below an answer it belongs to nothing. What may be read in two ways is never taken for ready: a label or a number that comes twice or out
 * of turn.
 */
export function fromLines(given: readonly TextLine[]): FromLines {
  // One space for many: the expressions of line-signs.ts would try each way to share a long row of them.
  const lines = given.map((line) => ({ ...line, text: line.text.replace(/\s{2,}/gu, ' ') }));
  const reading = new TextQuestions(areMarkedIn(lines));
  for (const line of withNumbered(lines)) reading.takes(line);
  for (const question of reading.questions) if (mayBeOptions(question)) reading.doubts(question, question.text);
  const most = Math.max(2, ...reading.questions.map(({ options }) => options.length));
  const hasSets = reading.questions.some(({ set }) => set !== null);
  const header = [
    'Question',
    ...optionColumns.slice(0, most),
    'Correct option',
    'Explanation',
    'Category',
    ...(hasSets ? passageColumns : []),
  ];
  const rows = reading.questions.map((question) => {
    const { text, options, explanation, category, set, isUnsure } = question;
    const answer = lettersFor(question);
    return [
      text,
      ...Array.from({ length: most }, (_, at) => options[at] ?? ''),
      isUnsure ? `${unsureSigns.text} ${answer}`.trim() : answer,
      explanation,
      category,
      ...(hasSets ? [set?.name ?? '', set?.text ?? ''] : []),
    ];
  });
  const numbers = numbersOf(reading.questions);
  const { left, leftLines, unsure } = reading;
  return { rows: [header, ...rows], left, leftLines, unsure, ...(numbers && { numbers }) };
}
