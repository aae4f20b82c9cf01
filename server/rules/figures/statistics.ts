import { isRight } from '../../../analysis/answers/right';
import { worthOf } from '../../../analysis/marking/grade';
import type { AnswerKey } from '../../../analysis/marking/key';
import { medianScoreOf } from '../../../analysis/rank';
import type { Ladder, QuestionNorm } from '../../../contract/assessment/insight';
import { type Item, valuesShown } from '../../../contract/assessment/statistics';
import { hasOptions } from '../../../contract/kinds/kind';
import { typedRight } from '../../../contract/kinds/own-right';
import { inWords } from '../../../contract/question/question';
import type { FrozenPaper } from '../papers/freeze';
import { rightOptionsOf, rulingOf } from '../results/ruling';
import { pointBiserial } from './point-biserial';
import type { KindTally, Takers, Tally } from './tally';

type KeyAnswer = AnswerKey['answers'][number];

const noTakers: Takers = { count: 0, scores: 0 };

const sumOf = (all: readonly Takers[]): Takers =>
  all.reduce((sum, { count, scores }) => ({ count: sum.count + count, scores: sum.scores + scores }), noTakers);

const rising = (counts: ReadonlyMap<number, number>): Ladder =>
  [...counts].sort(([a], [b]) => a - b).map(([score, count]) => ({ score, count }));

/** Each score with the number of learners who have it, ascending. */
export const ladderOf = ({ ladder }: Tally): Ladder => rising(ladder);

/** The median of counted values; of an even number, the mean of the two in the middle; null if there are none. */
export const medianOf = (counts: ReadonlyMap<number, number>): number | null => (counts.size === 0 ? null : medianScoreOf(rising(counts)));

type Counted = Tally['questions'] extends Map<number, infer Question> ? Question : never;

const uncounted = (): Counted => ({ chosen: new Map(), seconds: new Map() });

/**
 * The figures of each question for learners: counts and times over all learners, in the key's order. Every answer to a question whose marks everybody gets
 * is right, and none to a dropped question. A partly right answer is not counted as right.
 */
export function normsOf(tally: Tally, key: AnswerKey): QuestionNorm[] {
  return key.answers.map((answer) => {
    const { questionId } = answer;
    const { chosen, seconds, ofKind } = tally.questions.get(questionId) ?? uncounted();
    const attempted = tally.participants - (chosen.get(null) ?? noTakers).count;
    const right = (ofKind?.correct ?? sumOf(rightOptionsOf(answer).map((option) => chosen.get(option) ?? noTakers))).count;
    const correct = { key: right, drop: 0, bonus: attempted }[rulingOf(answer) ?? 'key'];
    return { questionId, attempted, correct, medianSeconds: medianOf(seconds) };
  });
}

/** The marks of one question over all learners: those with all of its marks, and the sums over everybody. */
type OwnMarks = Pick<KindTally, 'own' | 'squares' | 'products'> & { right: Takers; perCorrect: number };

function ownMarks(right: Takers, wrong: Takers, { perCorrect, perWrong }: AnswerKey['marking']): OwnMarks {
  return {
    right,
    perCorrect,
    own: perCorrect * right.count - perWrong * wrong.count,
    squares: perCorrect ** 2 * right.count + perWrong ** 2 * wrong.count,
    products: perCorrect * right.scores - perWrong * wrong.scores,
  };
}

/** The correlation needs sums only, so no submission is read a second time. */
const discrimination = ({ participants, scores, squares: all }: Tally, { right, perCorrect, own, squares, products }: OwnMarks) =>
  pointBiserial({
    ...{ count: participants, right: right.count, rests: scores - own, squares: all - 2 * products + squares },
    ...{ rightRests: right.scores - right.count * perCorrect, scale: all / participants },
  });

const figuresOf = ({ count, scores }: Takers) => ({ count, meanScore: count === 0 ? null : scores / count });

const nothingRight = { right: noTakers, perCorrect: 0, own: 0, squares: 0, products: 0 };

/** The marks of a question as it counts by its key. */
function marksOn({ chosen, ofKind }: Counted, key: AnswerKey, answer: KeyAnswer | undefined, options: readonly { id: number }[]): OwnMarks {
  if (answer === undefined) return nothingRight;
  const worth = worthOf(key, answer);
  if (ofKind !== undefined) {
    const { correct: right, own, squares, products } = ofKind;
    return { right, perCorrect: worth.perCorrect, own, squares, products };
  }
  const right = rightOptionsOf(answer);
  const takersOf = (isRight: boolean) =>
    sumOf(options.filter(({ id }) => right.includes(id) === isRight).map(({ id }) => chosen.get(id) ?? noTakers));
  return ownMarks(takersOf(true), takersOf(false), worth);
}

/** What was typed: the most frequent texts, and all others as one. */
function valuesOf({ answer, values, others }: KindTally): Partial<Item> {
  const ordered = [...values].sort(([a, one], [b, other]) => other.count - one.count || (a < b ? -1 : 1));
  return {
    ...typedRight(answer),
    values: ordered
      .slice(0, valuesShown)
      .map(([value, takers]) => ({ value, isCorrect: isRight(answer, { selectedOptionId: null, value }), ...figuresOf(takers) })),
    otherValues: figuresOf(sumOf([...ordered.slice(valuesShown).map(([, takers]) => takers), others])),
  };
}

/** What the statistics of a question say beyond the specification. */
function ofKindIn(all: KindTally | undefined): Partial<Item> {
  if (all === undefined) return {};
  const { answer, correct, partly, wrong } = all;
  const common = { kind: answer.kind, right: figuresOf(correct), wrong: figuresOf(wrong) };
  return { ...common, ...(hasOptions(answer) ? { partly: figuresOf(partly) } : valuesOf(all)) };
}

/** The statistics of each question of a paper, in the paper's order. */
export function itemsOf(tally: Tally, paper: FrozenPaper, key: AnswerKey): Item[] {
  const answers = new Map(key.answers.map((answer) => [answer.questionId, answer]));
  return paper.subjects.flatMap(({ subjectName, questions }) =>
    questions.map(({ id, description, options }) => {
      const counted = tally.questions.get(id) ?? uncounted();
      const takers = (option: number | null) => counted.chosen.get(option) ?? noTakers;
      const answer = answers.get(id);
      const right = answer === undefined ? [] : rightOptionsOf(answer);
      const ruling = answer && rulingOf(answer);
      const marks = marksOn(counted, key, answer, options);
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
        facility: isJudged ? marks.right.count / tally.participants : null,
        discrimination: isJudged ? discrimination(tally, marks) : null,
        medianSeconds: medianOf(counted.seconds),
        ...ofKindIn(counted.ofKind),
        ...(ruling && { ruling }),
      };
    }),
  );
}
