import type { Answer, Submission } from '../../contract/assessment/assessment';
import { isAnswered } from '../../contract/assessment/is-answered';
import { usualPercent } from '../../contract/fields/limits';
import { kindOf } from '../../contract/kinds/kind';
import type { Marked } from '../assessments/paper-cache';

type Question = Marked['paper']['subjects'][number]['questions'][number];
type KeyAnswer = Marked['key']['answers'][number];
type Random = () => number;

interface Taken extends Answer {
  seconds: number;
}

const skipShare = 0.12;
const reviewShare = 0.1;
/** How much the chance of a right answer changes with the difficulty. */
const shift: Record<string, number> = { Easy: 0.18, Medium: 0, Hard: -0.2 };
/** Most of those who err take the same wrong option. */
const popularShare = 0.6;

const between = (low: number, high: number, random: Random): number => Math.round(low + (high - low) * random());

function wrongOption({ options }: Question, correctOptionId: number, random: Random): number {
  const wrong = options.map(({ id }) => id).filter((id) => id !== correctOptionId);
  const at = random() < popularShare ? 0 : Math.floor(random() * wrong.length);
  return wrong[at] ?? correctOptionId;
}

/** Of a question with several right options, those who err leave one of them out, or add a wrong one. */
function chosenOptions({ options }: Question, right: readonly number[], random: Random): number[] {
  if (random() < popularShare) return right.slice(0, Math.max(1, right.length - 1));
  const wrong = options.map(({ id }) => id).filter((id) => !right.includes(id));
  return [...right, ...wrong.slice(0, 1)].sort((a, b) => a - b);
}

/** What a learner gives to a question, by its kind. */
function givenTo(
  question: Question,
  key: KeyAnswer,
  isKnown: boolean,
  random: Random,
): Pick<Answer, 'selectedOptionId' | 'selectedOptionIds' | 'value'> {
  const { correctOptionIds: right = [], correctValue = { from: 0, to: 0 } } = key;
  switch (kindOf(question)) {
    case 'single':
      return { selectedOptionId: isKnown ? key.correctOptionId : wrongOption(question, key.correctOptionId, random) };
    case 'multiple':
      return { selectedOptionId: null, selectedOptionIds: isKnown ? right : chosenOptions(question, right, random) };
    case 'numeric':
      // The usual slip is the sign; others are off by some whole numbers.
      return {
        selectedOptionId: null,
        value: String(isKnown ? correctValue.to : random() < popularShare ? -correctValue.to : correctValue.to + between(1, 4, random)),
      };
  }
}

function take(question: Question, key: KeyAnswer, ability: number, random: Random): Taken {
  const markedForReview = random() < reviewShare;
  if (random() < skipShare) return { questionId: question.id, selectedOptionId: null, markedForReview, seconds: between(4, 25, random) };
  const isKnown = random() < ability + (shift[key.difficultyLevel ?? ''] ?? 0);
  const given = givenTo(question, key, isKnown, random);
  return { questionId: question.id, ...given, markedForReview, seconds: between(isKnown ? 12 : 20, isKnown ? 45 : 70, random) };
}

/**
 * A believable submission of a learner. `ability` is the share of questions of medium difficulty that the learner knows, from 0 to 1.
 * Questions are answered in the order of the paper; the time never exceeds the duration.
 */
export function simulated({ paper, key, bounds }: Marked, id: number, ability: number, random: Random): Submission {
  const keys = new Map(key.answers.map((answer) => [answer.questionId, answer]));
  const taken = paper.subjects.flatMap(({ questions }) =>
    questions.flatMap((question) => {
      const answer = keys.get(question.id);
      return answer === undefined ? [] : [take(question, answer, ability, random)];
    }),
  );
  const timeTaken = Math.min(
    bounds.seconds(usualPercent),
    taken.reduce((sum, { seconds }) => sum + seconds, 0),
  );
  return {
    assessmentId: id,
    timeTaken,
    submitted: true,
    answers: taken.map(({ seconds, ...answer }) => answer),
    pace: {
      seconds: taken.map(({ seconds }) => seconds),
      order: taken.filter(isAnswered).map(({ questionId }) => questionId),
    },
  };
}
