import type { Paper } from '../../../../contract/assessment/assessment';
import { useCopy } from '../../../copy/use-copy';

interface Props {
  paper: Paper;
  currentQuestionId: number;
  onGo: (questionId: number) => void;
}

/** One tab a subject, which leads to the subject's first question. Not shown for papers with one subject. */
export function SubjectTabs({ paper, currentQuestionId, onGo }: Props) {
  const copy = useCopy();
  const subjects = paper.subjects.filter((s) => s.questions.length > 0);
  if (subjects.length < 2) return null;
  return (
    <div role="tablist" aria-label={copy.subjects} className="-mx-4 flex gap-1 overflow-x-auto px-4 pt-1 max-lg:flex-wrap">
      {subjects.map(({ subjectName, questions }) => {
        const isCurrent = questions.some((q) => q.id === currentQuestionId);
        return (
          <button
            key={subjectName}
            type="button"
            role="tab"
            aria-selected={isCurrent}
            aria-controls="question"
            onClick={() => questions[0] && onGo(questions[0].id)}
            className="min-h-11 shrink-0 border-transparent border-b-3 px-3 font-semibold text-ink-soft text-sm hover:text-ink aria-selected:border-brand aria-selected:text-brand-ink"
          >
            {subjectName}
          </button>
        );
      })}
    </div>
  );
}
