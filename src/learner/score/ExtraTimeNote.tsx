import { type ResultSummary, sittingSeconds, withExtraTime } from '../../../contract/assessment/assessment';
import { useCopy } from '../../copy/use-copy';

/** The extended and the usual time; renders nothing for the usual time. */
export function ExtraTimeNote({ result }: { result: Pick<ResultSummary, 'durationInMinutes' | 'totalQuestions' | 'grantedPercent'> }) {
  const copy = useCopy();
  const usual = sittingSeconds({ durationInMinutes: result.durationInMinutes, questions: result.totalQuestions });
  const seconds = withExtraTime(usual, result.grantedPercent);
  if (seconds === usual) return null;
  return <p className="text-ink-soft text-sm">{copy.extraTime(Math.round(seconds / 60), Math.round(usual / 60))}</p>;
}
