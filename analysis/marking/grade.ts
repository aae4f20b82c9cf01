import type { Answer } from '../../contract/assessment/assessment';
import type { GivenAnswer } from '../../contract/assessment/given';
import { judges } from '../kinds/judges';
import type { AnswerKey } from './key';
import { rounded } from './rounded';

/** The marking of a submission; the three counts add up to the number of questions that count. A partly right answer counts as correct. */
export interface Marks {
  score: number;
  correctAnswers: number;
  wrongAnswers: number;
  unattempted: number;
  /** Of `correctAnswers`; absent: none. */
  partlyCorrect?: number;
}

type KeyAnswer = AnswerKey['answers'][number];

/** What an answer is by the key, and the marks that it gets, not rounded. */
export interface JudgedAnswer {
  outcome: 'correct' | 'partly' | 'wrong' | 'unattempted' | 'dropped';
  marks: number;
}

/**
 * What a choice is worth by the key, null: nothing was chosen. A dropped question is `dropped` for every learner, a question whose marks everybody gets is
 * `correct` for every learner, skipped or not.
 */
function outcomeBy({ correctOptionId, alsoRight, regraded }: KeyAnswer, choice: number | null): Exclude<JudgedAnswer['outcome'], 'partly'> {
  if (regraded?.change === 'drop') return 'dropped';
  if (regraded?.change === 'bonus' || choice === correctOptionId) return 'correct';
  if (choice === null) return 'unattempted';
  return alsoRight?.includes(choice) === true ? 'correct' : 'wrong';
}

const unattempted: JudgedAnswer = { outcome: 'unattempted', marks: 0 };

/** Not `-perWrong`, which would be −0 where nothing is lost. */
const wrongBy = ({ perWrong }: AnswerKey['marking']): JudgedAnswer => ({ outcome: 'wrong', marks: 0 - perWrong });

/** The marks that a right answer to a question wins, and a wrong one loses. */
export const worthOf = ({ marking }: Pick<AnswerKey, 'marking'>, { worth }: Pick<KeyAnswer, 'worth'>): AnswerKey['marking'] =>
  worth ?? marking;

/** Judges what was given to one question, of any kind. */
export function judged(
  key: Pick<AnswerKey, 'marking' | 'multipleScheme'>,
  answer: KeyAnswer,
  given: GivenAnswer | undefined,
): JudgedAnswer {
  const worth = worthOf(key, answer);
  const { kind, regraded } = answer;
  if (kind === undefined || (regraded !== undefined && regraded.change !== 'key')) {
    const outcome = outcomeBy(answer, given?.selectedOptionId ?? null);
    if (outcome === 'wrong') return wrongBy(worth);
    return { outcome, marks: outcome === 'correct' ? worth.perCorrect : 0 };
  }
  const { verdictOn, partOf } = judges[kind];
  switch (given === undefined ? null : verdictOn(answer, given)) {
    case 'right':
      return { outcome: 'correct', marks: worth.perCorrect };
    case 'part':
      return key.multipleScheme === 'jee-advanced' && given
        ? { outcome: 'partly', marks: partOf(answer, given, worth.perCorrect) }
        : wrongBy(worth);
    case 'wrong':
      return wrongBy(worth);
    default:
      return unattempted;
  }
}

/** Whether a question is marked as the specification says: one right option, by the marks of the paper. */
export const isPlain = ({ kind, worth }: Pick<KeyAnswer, 'kind' | 'worth'>): boolean => kind === undefined && worth === undefined;

/** The sum of the marks of a submission, not rounded, and its counts. A question left out or without an answer is unattempted and costs nothing. */
export function summed(key: AnswerKey, answers: readonly Answer[]): Omit<Marks, 'score'> & { marks: number } {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  // Of plain questions only, whose marks are then two products: a sum of fractions would collect rounding errors.
  const plain = { correct: 0, wrong: 0, unattempted: 0, dropped: 0 };
  const other = { correct: 0, partly: 0, wrong: 0, unattempted: 0, dropped: 0 };
  let marks = 0;
  for (const answer of key.answers) {
    const own = given.get(answer.questionId);
    if (isPlain(answer)) plain[outcomeBy(answer, own?.selectedOptionId ?? null)] += 1;
    else {
      const one = judged(key, answer, own);
      other[one.outcome] += 1;
      marks += one.marks;
    }
  }
  const { perCorrect, perWrong } = key.marking;
  return {
    marks: plain.correct * perCorrect - plain.wrong * perWrong + marks,
    correctAnswers: plain.correct + other.correct + other.partly,
    wrongAnswers: plain.wrong + other.wrong,
    unattempted: plain.unattempted + other.unattempted,
    ...(other.partly > 0 && { partlyCorrect: other.partly }),
  };
}

/** Marks answers by the key. The score may be negative. */
export function grade(key: AnswerKey, answers: readonly Answer[]): Marks {
  const { marks, ...counts } = summed(key, answers);
  return { score: rounded(marks), ...counts };
}
