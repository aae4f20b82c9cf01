import { expect } from 'vitest';
import { grade } from '../../../../analysis/marking/grade';
import type { AnswerKey } from '../../../../analysis/marking/key';
import { addSheet, emptySheets, previewOf } from '../../../../server/rules/figures/answer-marks';
import { freeze } from '../../../../server/rules/papers/freeze';
import { resultJson, resultTemplate } from '../../../../server/rules/results/result-json';
import { keyAfter, totalMarksOf } from '../../../../server/rules/results/ruling';
import { boundsOf, submissionFaults } from '../../../../server/rules/results/submission-faults';
import { randomFrom } from '../../../faults/random';
import { type RandomPaper, randomPaper } from './papers';
import { type ByTable, paperByTable } from './table';

/** Marks of one question, of the tables' unit: six digits behind the point are exact enough to tell every two apart. */
const inMarks = ({ marks }: ByTable): number => Number(marks) / 6_000_000;

const summary = {
  ...{ assessmentId: 1, assessmentTitle: '', score: 0, totalMarks: 0, totalQuestions: 0, correctAnswers: 0, wrongAnswers: 0 },
  ...{ unattempted: 0, durationInMinutes: 1, timeTaken: 1, submittedAt: '2026-01-01T00:00:00.000Z' },
};

function frozen({ marks, multipleScheme, subjects }: RandomPaper) {
  const plan = { name: '', description: '', durationInMinutes: 1, createdAt: 0, instructions: '', marks, multipleScheme, subjects };
  return freeze(plan);
}

/** Marks one random paper in both ways and compares everything that is told of it. */
export function agreeOn(seed: number): void {
  const random = randomPaper(randomFrom(seed));
  const { paper, key } = frozen(random);
  const { answers, changes } = random;
  const body = { assessmentId: 1, timeTaken: 1, submitted: true as const, answers };
  const after = changes.reduce<AnswerKey>((from, { questionId, ...change }) => keyAfter(from, questionId, change, '', 0) ?? from, key);
  const { totalMarks, each, ...marks } = paperByTable(random.asked);
  const name = `paper ${seed}`;
  expect({ ...grade(after, answers), totalMarks: totalMarksOf(paper, after) }, name).toEqual({ ...marks, totalMarks });
  expect(submissionFaults(boundsOf(paper), 1, body, 100), name).toEqual({});
  const told = JSON.parse(resultJson(resultTemplate(paper, after), summary, body).toString()).questions as { marks?: number }[];
  // One comparison of a paper: the runner takes longer to compare than the product to mark.
  const isOther = ({ marks: said }: { marks?: number }, at: number) =>
    said !== undefined && !(Math.abs(said - inMarks(each[at] as ByTable)) < 1e-9);
  expect(
    told.flatMap((question, at) => (isOther(question, at) ? [`question ${at + 1}`] : [])),
    name,
  ).toEqual([]);
  const last = changes.at(-1);
  if (last === undefined) return;
  // A preview of the last change tells what marking by it would do.
  const until = changes
    .slice(0, -1)
    .reduce<AnswerKey>((from, { questionId, ...change }) => keyAfter(from, questionId, change, '', 0) ?? from, key);
  const sheets = emptySheets();
  addSheet(sheets, until, body);
  const preview = previewOf(sheets, paper, until, last);
  const [was, is] = [grade(until, answers).score, marks.score];
  expect(preview, name).toMatchObject({ risen: is > was ? 1 : 0, fallen: is < was ? 1 : 0, totalMarks: { after: totalMarks } });
}
