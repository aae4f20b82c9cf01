import { grade, judged } from '../../../analysis/marking/grade';
import type { AnswerKey } from '../../../analysis/marking/key';
import type { Answer, Submission } from '../../../contract/assessment/assessment';

/** The learners with the same answer to a question: their number and the sum of their scores. */
export interface Takers {
  count: number;
  scores: number;
}

/** What a question of several right options, or of a typed number, is counted by beside its options. */
export interface KindTally {
  answer: AnswerKey['answers'][number];
  /** Learners with all marks of the question, with some of them, and with a wrong answer. */
  correct: Takers;
  partly: Takers;
  wrong: Takers;
  /** Σ marks of the question, Σ their squares, and Σ marks × score. */
  own: number;
  squares: number;
  products: number;
  /** By number as typed, without blanks; the first {@link mostValues} different ones. */
  values: Map<string, Takers>;
  /** Learners who typed yet another number. */
  others: Takers;
}

interface QuestionTally {
  /** By option id, the learners who chose it, each at every option chosen; under null, those who skipped the question. */
  chosen: Map<number | null, Takers>;
  /** The number of learners by whole seconds on the screen. */
  seconds: Map<number, number>;
  /** Only of a question that is not of the kind `single`. */
  ofKind?: KindTally;
}

/** All submissions of an assessment as counts: its size depends on the paper, not on the number of learners. */
export interface Tally {
  participants: number;
  /** Σ score and Σ score². */
  scores: number;
  squares: number;
  ladder: Map<number, number>;
  questions: Map<number, QuestionTally>;
}

/** Different numbers that are counted apart for one question: many more than are shown, so that the most frequent ones are among them. */
export const mostValues = 1_000;

const none = (): Takers => ({ count: 0, scores: 0 });

const kindTally = (answer: AnswerKey['answers'][number]): KindTally => ({
  answer,
  correct: none(),
  partly: none(),
  wrong: none(),
  own: 0,
  squares: 0,
  products: 0,
  values: new Map(),
  others: none(),
});

/** An empty tally. */
export const emptyTally = (key: AnswerKey): Tally => ({
  participants: 0,
  scores: 0,
  squares: 0,
  ladder: new Map(),
  questions: new Map(
    key.answers.map((answer) => [
      answer.questionId,
      { chosen: new Map(), seconds: new Map(), ...(answer.kind !== undefined && { ofKind: kindTally(answer) }) },
    ]),
  ),
});

function count<K>(counts: Map<K, number>, of: K): void {
  counts.set(of, (counts.get(of) ?? 0) + 1);
}

function add(takers: Takers, score: number): void {
  takers.count += 1;
  takers.scores += score;
}

function take<K>(chosen: Map<K, Takers>, option: K, score: number): void {
  const takers = chosen.get(option);
  if (takers === undefined) chosen.set(option, { count: 1, scores: score });
  else add(takers, score);
}

function takeValue({ values, others }: KindTally, typed: string, score: number): void {
  const value = typed.trim();
  if (values.size < mostValues || values.has(value)) take(values, value, score);
  else add(others, score);
}

/** Counts an answer to a question that is not of the kind `single`. What was typed and is no number counts as skipped, as it is marked. */
function takeOfKind(chosen: QuestionTally['chosen'], all: KindTally, key: AnswerKey, given: Answer, score: number): void {
  // How the question counts does not change what was answered.
  const { regraded: _, ...asked } = all.answer;
  const { outcome, marks } = judged(key, asked, given);
  if (outcome === 'unattempted' || outcome === 'dropped') {
    take(chosen, null, score);
    return;
  }
  add(all[outcome], score);
  all.own += marks;
  all.squares += marks * marks;
  all.products += marks * score;
  for (const option of given.selectedOptionIds ?? []) take(chosen, option, score);
  if (given.value !== undefined) takeValue(all, given.value, score);
}

/** Adds one submission, marked by `key`, whatever key marked it before. Changes `tally`. */
export function addTo(tally: Tally, key: AnswerKey, { answers, pace }: Submission): void {
  const { score } = grade(key, answers);
  tally.participants += 1;
  tally.scores += score;
  tally.squares += score * score;
  count(tally.ladder, score);
  const left = new Set(tally.questions.keys());
  for (const [index, answer] of answers.entries()) {
    const question = tally.questions.get(answer.questionId);
    if (question === undefined) continue;
    left.delete(answer.questionId);
    if (question.ofKind === undefined) take(question.chosen, answer.selectedOptionId, score);
    else takeOfKind(question.chosen, question.ofKind, key, answer, score);
    const seconds = pace?.seconds[index];
    if (seconds !== undefined) count(question.seconds, seconds);
  }
  for (const id of left) take((tally.questions.get(id) as QuestionTally).chosen, null, score);
}
