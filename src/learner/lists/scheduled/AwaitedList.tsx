import type { AwaitedResult } from '../../../../contract/assessment/awaited';
import { useCopy } from '../../../copy/use-copy';
import { useScheduleCopy } from '../../../copy/use-schedule-copy';
import { trustedClock } from '../../../runner/device/trusted-clock';
import { Card } from '../../../ui/controls/Card';
import { ResultsLater } from '../../../ui/schedule/ResultsLater';
import { useFigures } from '../../figures';

/** Submissions whose results are not released yet. `onRelease`: called for each once its result can be fetched. */
export function AwaitedList({ awaited, onRelease }: { awaited: AwaitedResult[]; onRelease: () => void }) {
  const copy = useCopy();
  const scheduleCopy = useScheduleCopy();
  const { momentText } = useFigures();
  return (
    <ul aria-label={scheduleCopy.awaited} className="grid gap-4 md:grid-cols-2">
      {awaited.map(({ assessmentId, assessmentTitle, submittedAt, resultsAt, isOfChance }) => (
        <li key={assessmentId}>
          <Card className="flex h-full flex-col gap-2">
            <h2 className="wrap-anywhere">{copy.assessmentTitle(assessmentTitle, assessmentId)}</h2>
            <p className="text-ink-soft text-sm">
              {copy.submitted} <time dateTime={submittedAt}>{momentText(submittedAt)}</time>
            </p>
            <p>
              <ResultsLater key={resultsAt} at={Date.parse(resultsAt)} now={trustedClock.now} {...{ onRelease, isOfChance }} />
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
