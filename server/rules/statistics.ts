import type { Ladder, QuestionNorm } from '../../contract/assessment/insight';
import type { Item } from '../../contract/assessment/statistics';
import { inWords } from '../../contract/question/question';
import type { AnswerKey, FrozenPaper } from './freeze';
import { rightOptionsOf, rulingOf } from './regrade/ruling';
import type { Takers, Tally } from './tally';

const noTakers: Takers = { count: 0, scores: 0 };

const sumOf = (all: readonly Takers[]): Takers =>
  all.reduce((sum, { count, scores }) => ({ count: sum.count + count, scores: sum.scores + scores }), noTakers);

/** Each score with the number of learners who have it, ascending. */
export const ladderOf = ({ ladder }: Tally): Ladder => [...ladder].sort(([a], [b]) => a - b).map(([score, count]) => ({ score, count }));

/** The median of counted values; of an even number, the mean of the two in the middle; null if there are none. */
export function medianOf(counts: ReadonlyMap<number, number>): number | null {
  const rising = [...counts].sort(([a], [b]) => a - b);
  const all = rising.reduce((sum, [, count]) => sum + count, 0);
  if (all === 0) return null;
  const at = (place: number): number => {
    let passed = 0;
    for (const [value, count] of rising) {
      passed += count;
      if (passed > place) return value;
    }
    return 0;
  };
  return (at(Math.floor((all - 1) / 2)) + at(Math.floor(all / 2))) / 2;
}

/**
 * The figures of each question for learners: counts and times over all learners, in the key's order. Every answer to a question whose marks everybody gets
 * is right, and none to a dropped question.
 */
export function normsOf(tally: Tally, key: AnswerKey): QuestionNorm[] {
  return key.answers.map((answer) => {
    const { questionId } = answer;
    const { chosen, seconds } = tally.questions.get(questionId) ?? { chosen: new Map<number | null, Takers>(), seconds: new Map() };
    const attempted = tally.participants - (chosen.get(null) ?? noTakers).count;
    const right = sumOf(rightOptionsOf(answer).map((option) => chosen.get(option) ?? noTakers)).count;
    const correct = { key: right, drop: 0, bonus: attempted }[rulingOf(answer) ?? 'key'];
    return { questionId, attempted, correct, medianSeconds: medianOf(seconds) };
  });
}

/**
 * The point-biserial correlation of a correct answer with the score on the rest of the paper (corrected: without the question's own marks,
 * which would raise the value in a short paper). It needs sums only, so no submission is read a second time.
 */
function discrimination(tally: Tally, right: Takers, wrong: Takers, { perCorrect, perWrong }: AnswerKey['marking']): number | null {
  const n = tally.participants;
  const own = perCorrect * right.count - perWrong * wrong.count;
  const rests = tally.scores - own;
  const ownSquares = perCorrect ** 2 * right.count + perWrong ** 2 * wrong.count;
  const products = perCorrect * right.scores - perWrong * wrong.scores;
  const variance = (tally.squares - 2 * products + ownSquares) / n - (rests / n) ** 2;
  const share = right.count / n;
  // Sums of fractions have rounding errors: a variance of nearly zero is zero.
  if (share === 0 || share === 1 || variance < 1e-9 * Math.max(1, tally.squares / n)) return null;
  const meanRight = right.scores / right.count - perCorrect;
  const meanOthers = (rests - right.count * meanRight) / (n - right.count);
  return ((meanRight - meanOthers) * Math.sqrt(share * (1 - share))) / Math.sqrt(variance);
}

const figuresOf = ({ count, scores }: Takers) => ({ count, meanScore: count === 0 ? null : scores / count });

/** The statistics of each question of a paper, in the paper's order. */
export function itemsOf(tally: Tally, paper: FrozenPaper, key: AnswerKey): Item[] {
  const answers = new Map(key.answers.map((answer) => [answer.questionId, answer]));
  return paper.subjects.flatMap(({ subjectName, questions }) =>
    questions.map(({ id, description, options }) => {
      const { chosen, seconds } = tally.questions.get(id) ?? { chosen: new Map<number | null, Takers>(), seconds: new Map() };
      const takers = (option: number | null) => chosen.get(option) ?? noTakers;
      const answer = answers.get(id);
      const right = answer === undefined ? [] : rightOptionsOf(answer);
      const ruling = answer && rulingOf(answer);
      const [rightTakers, wrongTakers] = [true, false].map((isRight) =>
        sumOf(options.filter((option) => right.includes(option.id) === isRight).map((option) => takers(option.id))),
      ) as [Takers, Takers];
      const isJudged = tally.participants > 0 && ruling === undefined;
      return {
        questionId: id,
        questionText: description,
        subjectName,
        options: options.map((option) => ({
          id: option.id,
          text: inWords(option),
          isCorrect: right.includes(option.id),
          ...figuresOf(takers(option.id)),
        })),
        skipped: figuresOf(takers(null)),
        facility: isJudged ? rightTakers.count / tally.participants : null,
        discrimination: isJudged ? discrimination(tally, rightTakers, wrongTakers, key.marking) : null,
        medianSeconds: medianOf(seconds),
        ...(ruling && { ruling }),
      };
    }),
  );
}
