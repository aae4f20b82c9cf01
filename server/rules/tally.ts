import type { Submission } from '../../contract/assessment/assessment';
import type { AnswerKey } from './freeze';
import { grade } from './grade';

/** The learners with the same answer to a question: their number and the sum of their scores. */
export interface Takers {
  count: number;
  scores: number;
}

interface QuestionTally {
  /** By option id, the learners who chose it; under null, those who skipped the question. */
  chosen: Map<number | null, Takers>;
  /** The number of learners by whole seconds on the screen. */
  seconds: Map<number, number>;
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

/** An empty tally. */
export const emptyTally = (key: AnswerKey): Tally => ({
  participants: 0,
  scores: 0,
  squares: 0,
  ladder: new Map(),
  questions: new Map(key.answers.map(({ questionId }) => [questionId, { chosen: new Map(), seconds: new Map() }])),
});

function count<K>(counts: Map<K, number>, of: K): void {
  counts.set(of, (counts.get(of) ?? 0) + 1);
}

function take(chosen: QuestionTally['chosen'], option: number | null, score: number): void {
  const takers = chosen.get(option);
  if (takers === undefined) chosen.set(option, { count: 1, scores: score });
  else {
    takers.count += 1;
    takers.scores += score;
  }
}

/** Adds one submission, marked by `key`, whatever key marked it before. Changes `tally`. */
export function addTo(tally: Tally, key: AnswerKey, { answers, pace }: Submission): void {
  const { score } = grade(key, answers);
  tally.participants += 1;
  tally.scores += score;
  tally.squares += score * score;
  count(tally.ladder, score);
  const left = new Set(tally.questions.keys());
  for (const [index, { questionId, selectedOptionId }] of answers.entries()) {
    const question = tally.questions.get(questionId);
    if (question === undefined) continue;
    left.delete(questionId);
    take(question.chosen, selectedOptionId, score);
    const seconds = pace?.seconds[index];
    if (seconds !== undefined) count(question.seconds, seconds);
  }
  for (const id of left) take((tally.questions.get(id) as QuestionTally).chosen, null, score);
}
