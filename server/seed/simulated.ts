import type { Answer, Submission } from '../../contract/assessment/assessment';
import { givenOf, isAnswered } from '../../contract/assessment/given';
import { usualPercent } from '../../contract/fields/limits';
import { kindOf } from '../../contract/kinds/kind';
import type { Marked } from '../assessments/marked-papers';
import { rulesOf } from '../rules/kinds/rules';

type Question = Marked['paper']['subjects'][number]['questions'][number];
type Random = () => number;

interface Taken extends Answer {
  seconds: number;
}

const skipShare = 0.12;
const reviewShare = 0.1;
/** How much the chance of a right answer changes with the difficulty. */
const shift: Record<string, number> = { Easy: 0.18, Medium: 0, Hard: -0.2 };

const between = (low: number, high: number, random: Random): number => Math.round(low + (high - low) * random());

function take(question: Question, key: Marked['key']['answers'][number], ability: number, random: Random): Taken {
  const markedForReview = random() < reviewShare;
  if (random() < skipShare) return { questionId: question.id, selectedOptionId: null, markedForReview, seconds: between(4, 25, random) };
  const isKnown = random() < ability + (shift[key.difficultyLevel ?? ''] ?? 0);
  const given = rulesOf[kindOf(question)].simulated({ options: question.options, key }, isKnown, random);
  return { questionId: question.id, ...givenOf(given), markedForReview, seconds: between(isKnown ? 12 : 20, isKnown ? 45 : 70, random) };
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
  const spent = taken.reduce((sum, { seconds }) => sum + seconds, 0);
  const timeTaken = Math.min(bounds.seconds(usualPercent), spent);
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
