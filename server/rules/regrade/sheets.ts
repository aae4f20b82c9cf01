import type { Submission } from '../../../contract/assessment/assessment';
import type { RegradePreview } from '../../../contract/assessment/regrade';
import type { AnswerKey, FrozenPaper } from '../freeze';
import { outcomeBy, scoreOf } from '../grade';
import { type Counting, keyAfter, totalMarksOf } from './ruling';

/**
 * What every participant chose, one byte a question, with the counts by the key: a change of the key is forecast without reading a submission again. Option
 * ids fit into a byte; 0: nothing chosen.
 */
export interface Sheets {
  count: number;
  choices: Uint8Array<ArrayBuffer>;
  correct: Uint16Array<ArrayBuffer>;
  wrong: Uint16Array<ArrayBuffer>;
}

export const emptySheets = (): Sheets => ({ count: 0, choices: new Uint8Array(), correct: new Uint16Array(), wrong: new Uint16Array() });

const leastRoom = 64;

function makeRoom(sheets: Sheets, questions: number): void {
  if (sheets.count < sheets.correct.length) return;
  const room = Math.max(leastRoom, sheets.count * 2);
  const { choices, correct, wrong } = sheets;
  sheets.choices = new Uint8Array(room * questions);
  sheets.choices.set(choices);
  sheets.correct = new Uint16Array(room);
  sheets.correct.set(correct);
  sheets.wrong = new Uint16Array(room);
  sheets.wrong.set(wrong);
}

/** Adds one submission. Changes `sheets`. */
export function addSheet(sheets: Sheets, { answers: keyed }: AnswerKey, { answers }: Submission): void {
  makeRoom(sheets, keyed.length);
  const chosen = new Map(answers.map((answer) => [answer.questionId, answer.selectedOptionId]));
  const counts = { correct: 0, wrong: 0, unattempted: 0, dropped: 0 };
  for (const [at, answer] of keyed.entries()) {
    const choice = chosen.get(answer.questionId) ?? null;
    sheets.choices[sheets.count * keyed.length + at] = choice ?? 0;
    counts[outcomeBy(answer, choice)] += 1;
  }
  sheets.correct[sheets.count] = counts.correct;
  sheets.wrong[sheets.count] = counts.wrong;
  sheets.count += 1;
}

/** Score → rank, 1 for the best; equal scores have the same. */
function ranksOf(scores: Float64Array): (score: number) => number {
  const rising = scores.toSorted();
  const ranks = new Map<number, number>();
  for (const [at, score] of rising.entries()) ranks.set(score, rising.length - at);
  return (score) => ranks.get(score) ?? 0;
}

const firstPlaces = 10;

type KeyAnswer = AnswerKey['answers'][number];

/** Counts of right and wrong answers → score, each computed once: there are far fewer pairs than participants. */
function scoresBy(marking: AnswerKey['marking']): (correct: number, wrong: number) => number {
  const known = new Map<string, number>();
  return (correct, wrong) => {
    const pair = `${correct} ${wrong}`;
    const score = known.get(pair) ?? scoreOf(marking, correct, wrong);
    known.set(pair, score);
    return score;
  };
}

const one = { correct: [1, 0], wrong: [0, 1], unattempted: [0, 0], dropped: [0, 0] } as const;

/** What a change of one question of the key would do to these participants. */
export function previewOf(
  { count, choices, correct, wrong }: Sheets,
  paper: FrozenPaper,
  key: AnswerKey,
  { questionId, ...next }: Counting & { questionId: number },
): RegradePreview {
  const after = keyAfter(key, questionId, next, '', 0);
  const at = key.answers.findIndex((answer) => answer.questionId === questionId);
  const [was, becomes] = [key.answers[at] as KeyAnswer, (after ?? key).answers[at] as KeyAnswer];
  const scored = scoresBy(key.marking);
  const [before, later] = [new Float64Array(count), new Float64Array(count)];
  for (const index of before.keys()) {
    const choice = choices[index * key.answers.length + at] || null;
    const [right, mistaken] = [correct[index] as number, wrong[index] as number];
    const [[lessRight, lessWrong], [moreRight, moreWrong]] = [one[outcomeBy(was, choice)], one[outcomeBy(becomes, choice)]];
    before[index] = scored(right, mistaken);
    later[index] = scored(right - lessRight + moreRight, mistaken - lessWrong + moreWrong);
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
  };
}
