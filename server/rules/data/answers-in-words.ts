import { questionsOf, type Submission } from '../../../contract/assessment/assessment';
import type { GivenAnswer } from '../../../contract/assessment/given';
import { optionLetters } from '../../../contract/fields/limits';
import type { AnswerInWords } from '../../../contract/people/person-data';
import type { FrozenPaper } from '../papers/freeze';

/** `B. 7 m/s` */
function optionIn(options: readonly FrozenPaper['subjects'][number]['questions'][number]['options'][number][], id: number): string {
  const at = options.findIndex((option) => option.id === id);
  return `${optionLetters[at] ?? id}. ${options[at]?.text || '(a picture)'}`;
}

/** What was given, in words or ids; several options behind each other. Null: nothing. */
function chosenIn(answer: GivenAnswer, named: (id: number) => string): string | null {
  const { selectedOptionId, selectedOptionIds = [], value } = answer;
  const ids = selectedOptionId === null ? selectedOptionIds : [selectedOptionId, ...selectedOptionIds];
  return value || ids.map(named).join('; ') || null;
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
      chosen: answer ? chosenIn(answer, (id) => optionIn(options, id)) : null,
      markedForReview: answer?.markedForReview ?? false,
      secondsOnScreen: answer?.seconds ?? null,
      answeredAs: places.get(id) ?? null,
    };
  });
}

/** The same of a paper that the reader may not read now: what the person sent, by the ids in it. */
export const answersByIds = ({ answers, pace }: Submission): AnswerInWords[] =>
  answers.map((answer, at) => {
    const { questionId, markedForReview } = answer;
    const order = pace?.order.indexOf(questionId) ?? -1;
    return {
      number: at + 1,
      subject: '',
      question: `#${questionId}`,
      chosen: chosenIn(answer, (id) => `#${id}`),
      markedForReview,
      secondsOnScreen: pace?.seconds[at] ?? null,
      answeredAs: order < 0 ? null : order + 1,
    };
  });
