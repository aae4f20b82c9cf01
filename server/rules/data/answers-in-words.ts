import { type Answer, questionsOf, type Submission } from '../../../contract/assessment/assessment';
import { type GivenAnswer, isAnswered } from '../../../contract/assessment/given';
import { optionLetters } from '../../../contract/fields/limits';
import type { AnswerInWords } from '../../../contract/people/person-data';
import type { FrozenPaper } from '../freeze';

type PaperOption = FrozenPaper['subjects'][number]['questions'][number]['options'][number];

/** `B. 7 m/s` */
function optionIn(options: readonly PaperOption[], id: number): string {
  const at = options.findIndex((option) => option.id === id);
  return `${optionLetters[at] ?? id}. ${options[at]?.text || '(a picture)'}`;
}

/** The options that an answer chooses. */
const optionsOf = ({ selectedOptionId, selectedOptionIds = [] }: GivenAnswer): number[] => [
  ...(selectedOptionId === null ? [] : [selectedOptionId]),
  ...selectedOptionIds,
];

/** What was answered, in the words of its kind; several options behind each other. */
function chosenIn(options: readonly PaperOption[], answer: Answer | undefined): string | null {
  if (answer === undefined || !isAnswered(answer)) return null;
  return (
    answer.value ||
    optionsOf(answer)
      .map((id) => optionIn(options, id))
      .join('; ')
  );
}

/** The answers of a submission with the texts of their questions and options, in the order of the paper. */
export function answersInWords(paper: FrozenPaper, { answers, pace }: Submission): AnswerInWords[] {
  const subjects = new Map(paper.subjects.flatMap(({ subjectName, questions }) => questions.map(({ id }) => [id, subjectName] as const)));
  const given = new Map(answers.map((answer, at) => [answer.questionId, { ...answer, seconds: pace?.seconds[at] ?? null }]));
  const places = new Map(pace?.order.map((questionId, at) => [questionId, at + 1]));
  return questionsOf({ subjects: paper.subjects }).map(({ id, description, options }, at) => {
    const answer = given.get(id);
    return {
      number: at + 1,
      subject: subjects.get(id) ?? '',
      question: description,
      chosen: chosenIn(options, answer),
      markedForReview: answer?.markedForReview ?? false,
      secondsOnScreen: answer?.seconds ?? null,
      answeredAs: places.get(id) ?? null,
    };
  });
}

/** The same of a paper that the reader may not read now: what the person sent, by the ids in it. */
export const answersByIds = ({ answers, pace }: Submission): AnswerInWords[] =>
  answers.map((answer, at) => {
    const { questionId, value, markedForReview } = answer;
    const order = pace?.order.indexOf(questionId) ?? -1;
    return {
      number: at + 1,
      subject: '',
      question: `#${questionId}`,
      chosen:
        value ||
        optionsOf(answer)
          .map((id) => `#${id}`)
          .join('; ') ||
        null,
      markedForReview,
      secondsOnScreen: pace?.seconds[at] ?? null,
      answeredAs: order < 0 ? null : order + 1,
    };
  });
