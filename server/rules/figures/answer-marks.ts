import { judged, summed } from '../../../analysis/marking/grade';
import type { AnswerKey } from '../../../analysis/marking/key';
import { rounded } from '../../../analysis/marking/rounded';
import type { Submission } from '../../../contract/assessment/assessment';
import type { GivenAnswer } from '../../../contract/assessment/given';
import type { RegradePreview } from '../../../contract/assessment/regrade';
import { kindOf } from '../../../contract/kinds/kind';
import { rulesOf } from '../kinds/rules';
import type { FrozenPaper } from '../papers/freeze';
import { type Counting, keyAfter, totalMarksOf } from '../results/ruling';
import { pointBiserial } from './point-biserial';

type KeyAnswer = AnswerKey['answers'][number];

/**
 * What every participant answered, one byte a question, with the sum of the marks by the key: a change of the key is forecast without reading a submission
 * again. The byte is the option's id; of a question with several right options a bit for each option chosen; 0: nothing chosen. What was typed as the
 * answer of a numeric question is kept beside the bytes.
 */
export interface Sheets {
  count: number;
  choices: Uint8Array<ArrayBuffer>;
  /** Not rounded. */
  marks: Float64Array<ArrayBuffer>;
  /** By place of a numeric question, what each participant typed. */
  typed: Map<number, string[]>;
  /** Each typed text once: most participants type the same few. */
  texts: Map<string, string>;
}

export const emptySheets = (): Sheets => ({
  count: 0,
  choices: new Uint8Array(),
  marks: new Float64Array(),
  typed: new Map(),
  texts: new Map(),
});

const leastRoom = 64;

function makeRoom(sheets: Sheets, questions: number): void {
  if (sheets.count < sheets.marks.length) return;
  const room = Math.max(leastRoom, sheets.count * 2);
  const { choices, marks } = sheets;
  sheets.choices = new Uint8Array(room * questions);
  sheets.choices.set(choices);
  sheets.marks = new Float64Array(room);
  sheets.marks.set(marks);
}

function keepTyped({ typed, texts }: Sheets, at: number, value: string): void {
  if (!texts.has(value)) texts.set(value, value);
  const all = typed.get(at) ?? [];
  all.push(texts.get(value) ?? value);
  typed.set(at, all);
}

/** Adds one submission. Changes `sheets`. */
export function addSheet(sheets: Sheets, key: AnswerKey, { answers }: Submission): void {
  const { answers: keyed } = key;
  makeRoom(sheets, keyed.length);
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  const row = sheets.count * keyed.length;
  for (const [at, { questionId, kind }] of keyed.entries()) {
    const own = given.get(questionId);
    const code = rulesOf[kindOf({ kind })].codeOf(own);
    if (typeof code === 'string') keepTyped(sheets, at, code);
    else sheets.choices[row + at] = code;
  }
  sheets.marks[sheets.count] = summed(key, answers).marks;
  sheets.count += 1;
}

/** What a participant gave to the question at a place, as a number or text that is the same for the same answers. */
export function givenCode({ choices, typed }: Sheets, index: number, at: number, questions: number): number | string {
  return typed.get(at)?.[index] ?? (choices[index * questions + at] as number);
}

/** The answer that a code of {@link givenCode} stands for. */
export const givenBy = (kind: KeyAnswer['kind'], code: number | string): GivenAnswer => rulesOf[kindOf({ kind })].givenBy(code);

/** Score → rank, 1 for the best; equal scores have the same. */
function ranksOf(scores: Float64Array): (score: number) => number {
  const rising = scores.toSorted();
  const ranks = new Map<number, number>();
  for (const [at, score] of rising.entries()) ranks.set(score, rising.length - at);
  return (score) => ranks.get(score) ?? 0;
}

const firstPlaces = 10;

/** A function whose results are kept: there are far fewer different answers and sums than participants. */
function kept<In, Out>(work: (of: In) => Out): (of: In) => Out {
  const known = new Map<In, Out>();
  return (of) => {
    const found = known.get(of);
    if (found !== undefined) return found;
    const made = work(of);
    known.set(of, made);
    return made;
  };
}

/** How a question would tell those who know the rest from others, counted as its statistics are. `later`: the scores by the key `answer`. */
function discriminationBy(sheets: Sheets, key: AnswerKey, at: number, answer: KeyAnswer, later: Float64Array): number | null {
  const judge = kept((code: number | string) => judged(key, answer, givenBy(answer.kind, code)));
  const sums = { count: sheets.count, right: 0, rests: 0, squares: 0, rightRests: 0, scale: 0 };
  for (const [index, score] of later.entries()) {
    const { outcome, marks } = judge(givenCode(sheets, index, at, key.answers.length));
    const rest = score - marks;
    sums.rests += rest;
    sums.squares += rest * rest;
    sums.scale += (score * score) / sheets.count;
    if (outcome !== 'correct') continue;
    sums.right += 1;
    sums.rightRests += rest;
  }
  return pointBiserial(sums);
}

/** What a change of one question of the key would do to these participants. */
export function previewOf(
  sheets: Sheets,
  paper: FrozenPaper,
  key: AnswerKey,
  { questionId, ...next }: Counting & { questionId: number },
): RegradePreview {
  const { count, marks } = sheets;
  const after = keyAfter(key, questionId, next, '', 0);
  const at = key.answers.findIndex((answer) => answer.questionId === questionId);
  const [was, becomes] = [key.answers[at] as KeyAnswer, (after ?? key).answers[at] as KeyAnswer];
  const gained = kept((code: number | string) => {
    const given = givenBy(was.kind, code);
    return judged(key, becomes, given).marks - judged(key, was, given).marks;
  });
  const scored = kept(rounded);
  const [before, later] = [new Float64Array(count), new Float64Array(count)];
  for (const index of before.keys()) {
    const sum = marks[index] as number;
    before[index] = scored(sum);
    later[index] = scored(sum + gained(givenCode(sheets, index, at, key.answers.length)));
  }
  const [rankBefore, rankAfter] = [ranksOf(before), ranksOf(later)];
  let [risen, fallen, firstTen] = [0, 0, 0];
  for (const [index, score] of before.entries()) {
    const now = later[index] as number;
    if (now > score) risen += 1;
    if (now < score) fallen += 1;
    const [from, to] = [rankBefore(score), rankAfter(now)];
    if (from !== to && Math.min(from, to) <= firstPlaces) firstTen += 1;
  }
  return {
    ...{ isSame: after === null, participants: count, changed: risen + fallen, risen, fallen, firstTen },
    totalMarks: { before: totalMarksOf(paper, key), after: totalMarksOf(paper, after ?? key) },
    ...(next.change === 'key' && { discrimination: discriminationBy(sheets, key, at, becomes, later) }),
  };
}
