import { type Paper, type PaperQuestion, questionsOf } from '../../../../contract/assessment/assessment';
import { onDemand } from '../../../ui/on-demand';
import { isBilingual } from '../../../ui/question/question-language';

// Only bilingual papers load the switch. If it cannot be loaded, the attempt goes on without it.
const Switch = onDemand(async () => (await import('../../../ui/review/QuestionLanguageSwitch')).QuestionLanguageSwitch);

interface Props {
  paper: Paper;
  /** The question on screen. */
  question: PaperQuestion;
}

/** The language switch of a paper in which any question or passage is in two languages. */
export function LanguageOnDemand({ paper, question }: Props) {
  const questions = [...questionsOf(paper), ...(paper.passages ?? [])];
  return isBilingual(questions) && <Switch questions={questions} shown={{ ...question, text: question.description }} />;
}
