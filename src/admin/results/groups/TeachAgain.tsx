import type { GroupComparison } from '../../../../contract/assessment/group-comparison';
import { EmptyState } from '../../../ui/controls/Card';
import { Prose } from '../../../ui/maths/Prose';
import { useResultsCopy } from '../../words/use-results-copy';
import { numberText, shareText } from '../../words/wording/figures';
import { QuestionWay } from '../statistics/QuestionWay';

/** The questions to teach again, the weakest first, each with the way to it. */
export function TeachAgain({ again }: { again: GroupComparison['again'] }) {
  const { groupComparison, charts } = useResultsCopy();
  if (again.length === 0) return <EmptyState>{groupComparison.nothingAgain}</EmptyState>;
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-surface">
      {again.map(({ questionId, assessmentId, text, section, categories, right, answered, handIns }) => (
        <li key={questionId} className="flex flex-col gap-1 px-4 py-3 sm:flex-row sm:gap-4 sm:px-5">
          <p className="shrink-0 tabular-nums sm:w-36">
            <span className="font-semibold">{shareText(right / answered)}</span>{' '}
            <span className="text-ink-soft text-sm">{charts.ofGiven(numberText(right), numberText(answered))}</span>
          </p>
          <div className="min-w-0">
            <p className="wrap-anywhere line-clamp-2 whitespace-pre-line">
              <QuestionWay
                id={assessmentId}
                questionId={questionId}
                className="underline decoration-line-strong underline-offset-4 hover:decoration-2 hover:decoration-brand-ink"
              >
                <Prose text={text} />
              </QuestionWay>
            </p>
            <p className="wrap-anywhere text-ink-soft text-sm">
              {[section, ...categories.filter((name) => name !== section)].join(' · ')} · {groupComparison.answeredBy(answered, handIns)}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
