import type { FaultCode } from '../../../../../contract/faults/fault';
import type { UploadSummary } from '../../../../../contract/sheet/upload';
import type { Preview } from './use-preview';

/** The sheet that is made of a text has one row of names above its questions. */
const namesAbove = 1;

/** How the questions of a text stand in the sheet that is made of it. */
export interface InText {
  /** The number of the question that stands in a row. */
  questionOf: (row: number) => number;
  rowOf: (question: number) => number;
}

/** By the numbers that the text has, no two alike; absent: its questions count from 1. */
export function inText(numbers: readonly number[] = []): InText {
  const rows = new Map(numbers.map((number, at) => [number, at + 1 + namesAbove]));
  return {
    questionOf: (row) => numbers[row - namesAbove - 1] ?? row - namesAbove,
    rowOf: (question) => rows.get(question) ?? question + namesAbove,
  };
}

/** The same reasons of a text. */
const inQuestions: ReadonlyMap<string, FaultCode> = new Map([
  ['same-as-row', 'same-as-question'],
  ['other-answer-than-row', 'other-answer-than-question'],
]);

/** A reason that names another row names the question instead. The server's may be newer than this page: of them no more is known than that they have a code. */
function whyOf<Why extends { code: string }>(why: Why, { questionOf }: InText): Why {
  const code = inQuestions.get(why.code);
  const said = code !== undefined && 'row' in why && { code, number: questionOf(Number(why.row)) };
  return said ? (said as unknown as Why) : why;
}

const reasonsIn =
  (text: InText) =>
  <Reason extends { why: { code: string } }>(reason: Reason): Reason => ({ ...reason, why: whyOf(reason.why, text) });

const linesIn =
  (text: InText) =>
  <Line extends { row: number; why: { code: string } }>(line: Line): Line => ({
    ...line,
    why: whyOf(line.why, text),
    row: text.questionOf(line.row),
  });

/** What is known of the sheet that was made of a text, by the questions that the admin sees in the text. */
export function previewInQuestions(preview: Preview, text: InText): Preview {
  if (preview.is !== 'read') return preview;
  const reasonOf = reasonsIn(text);
  const rows = preview.rows.map((row) => ({
    ...row,
    at: text.questionOf(row.at),
    problems: row.problems.map(reasonOf),
    ...(row.notes && { notes: row.notes.map(reasonOf) }),
  }));
  return { ...preview, rows, place: 'Question' };
}

/** The same of what became of its questions. */
export function summaryInQuestions({ reasons, notes, ...summary }: UploadSummary, text: InText): UploadSummary {
  const lineOf = linesIn(text);
  return { ...summary, place: 'Question', ...(reasons && { reasons: reasons.map(lineOf) }), ...(notes && { notes: notes.map(lineOf) }) };
}
