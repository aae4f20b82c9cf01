import type { FaultCode } from '../../../../../contract/faults/fault';
import type { UploadSummary } from '../../../../../contract/sheet/upload';
import type { Preview } from './use-preview';

/** The sheet that is made of a text has one row of names above its questions. */
const namesAbove = 1;

/** The number of a question of a text, from 1, of the row in the sheet that is made of it. */
export const questionOf = (row: number): number => row - namesAbove;

/** The row of a question of a text in the sheet that is made of it. */
export const rowOf = (question: number): number => question + namesAbove;

/** The same reasons of a text. */
const inQuestions: ReadonlyMap<string, FaultCode> = new Map([
  ['same-as-row', 'same-as-question'],
  ['other-answer-than-row', 'other-answer-than-question'],
]);

/** A reason that names another row names the question instead. The server's may be newer than this page: of them no more is known than that they have a code. */
function whyOf<Why extends { code: string }>(why: Why): Why {
  const code = inQuestions.get(why.code);
  const said = code !== undefined && 'row' in why && { code, number: questionOf(Number(why.row)) };
  return said ? (said as unknown as Why) : why;
}

const reasonOf = <Reason extends { why: { code: string } }>(reason: Reason): Reason => ({ ...reason, why: whyOf(reason.why) });
const lineOf = <Line extends { row: number; why: { code: string } }>(line: Line): Line => ({
  ...reasonOf(line),
  row: questionOf(line.row),
});

/** What is known of the sheet that was made of a text, by the questions that the admin sees in the text. */
export function previewInQuestions(preview: Preview): Preview {
  if (preview.is !== 'read') return preview;
  const rows = preview.rows.map((row) => ({
    ...row,
    at: questionOf(row.at),
    problems: row.problems.map(reasonOf),
    ...(row.notes && { notes: row.notes.map(reasonOf) }),
  }));
  return { ...preview, rows, place: 'Question' };
}

/** The same of what became of its questions. */
export function summaryInQuestions({ reasons, notes, ...summary }: UploadSummary): UploadSummary {
  return { ...summary, place: 'Question', ...(reasons && { reasons: reasons.map(lineOf) }), ...(notes && { notes: notes.map(lineOf) }) };
}
