import type { AssessmentSummary, Paper } from '../../../contract/assessment/assessment';
import { readableIn, sharedLanguages } from '../../../contract/question/language-shares';
import type { FrozenPaper } from '../../rules/papers/freeze';

export type ListedSubject = AssessmentSummary['subjects'][number];

/** What a list says of the languages of questions: nothing of English alone, none where no language reaches them all; and how many can be read in which. */
function languagesIn(questions: Paper['subjects'][number]['questions']): Pick<ListedSubject, 'languages' | 'readIn'> {
  const shown = questions.map(({ description, ...question }) => ({ ...question, text: description }));
  const languages = sharedLanguages(shown);
  return { ...(languages !== null && languages.join() !== 'en' && { languages }), readIn: readableIn(shown) };
}

/** What lists say of the subjects of a paper, as it is stored beside it. */
export const listedSubjects = ({ subjects }: Pick<FrozenPaper, 'subjects'>): ListedSubject[] =>
  subjects.map(({ subjectName, questions, minutes, isLocked }) => ({
    subjectName,
    numberOfQuestions: questions.length,
    // A list tells a learner's time in locked sections, which is rounded up by section.
    ...(isLocked && { minutes, isLocked }),
    ...languagesIn(questions),
  }));
