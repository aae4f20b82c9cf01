import type { Result } from '../../../contract/assessment/assessment';
import { secondsOfResult } from '../../../contract/assessment/granted';
import { useListCopy } from '../../copy/use-list-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { useFigures } from '../figures';
import { WayCard } from '../lists/WayCard';

/** As many as may stand there without a list of their own; all are under *My Assessments*. */
const shown = 3;

/** The latest tests of which the result is on this device: each can be sat again here, without a network too. */
export function PastTests({ results }: { results: readonly Result[] }) {
  const copy = useListCopy();
  const studyCopy = useStudyCopy();
  const { durationText } = useFigures();
  const latest = [...results].sort((a, b) => Date.parse(b.submittedAt) - Date.parse(a.submittedAt)).slice(0, shown);
  if (latest.length === 0) return null;
  return (
    <section aria-labelledby="past-tests" className="flex flex-col gap-3">
      <h2 id="past-tests">{studyCopy.sitPast}</h2>
      {latest.map((result) => (
        <WayCard
          key={result.assessmentId}
          to={`/assessments/${result.assessmentId}/again`}
          title={copy.assessmentTitle(result.assessmentTitle, result.assessmentId)}
          hint={studyCopy.sitPastHint(durationText(secondsOfResult(result).given))}
        />
      ))}
    </section>
  );
}
