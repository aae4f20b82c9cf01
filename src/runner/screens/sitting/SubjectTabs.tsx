import type { Paper } from '../../../../contract/assessment/assessment';
import { useCopy } from '../../../copy/use-copy';
import { useTabInSight } from '../../../ui/browser/use-tab-in-sight';

interface Props {
  paper: Paper;
  currentQuestionId: number;
  onGo: (questionId: number) => void;
}

/** One tab a subject, which leads to the subject's first question. Not shown for papers with one subject. */
export function SubjectTabs({ paper, currentQuestionId, onGo }: Props) {
  const copy = useCopy();
  const subjects = paper.subjects.filter((s) => s.questions.length > 0);
  const selected = subjects.findIndex(({ questions }) => questions.some((q) => q.id === currentQuestionId));
  const list = useTabInSight(selected);
  if (subjects.length < 2) return null;
  return (
    <div ref={list} role="tablist" aria-label={copy.subjects} className="relative -mx-4 flex gap-1 overflow-x-auto px-4 pt-1">
      {subjects.map(({ subjectName, questions }, i) => (
        <button
          key={subjectName}
          type="button"
          role="tab"
          aria-selected={i === selected}
          aria-controls="question"
          onClick={() => questions[0] && onGo(questions[0].id)}
          className="min-h-11 shrink-0 border-transparent border-b-3 px-3 font-semibold text-ink-soft text-sm hover:text-ink aria-selected:border-brand aria-selected:text-brand-ink"
        >
          {subjectName}
        </button>
      ))}
    </div>
  );
}
