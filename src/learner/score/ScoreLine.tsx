import type { ResultSummary } from '../../../contract/assessment/assessment';
import { useCopy } from '../../copy/use-copy';
import { useFigures } from '../figures';
import { percent } from './stats';

/** The score and the total. `isLarge`: as the page's main figure. */
export function ScoreLine({ result, isLarge = false }: { result: Pick<ResultSummary, 'score' | 'totalMarks'>; isLarge?: boolean }) {
  const { marksText, percentText } = useFigures();
  const copy = useCopy();
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-ink-soft tabular-nums">
      <span className="sr-only">{copy.score} </span>
      <span className={`font-bold text-brand-ink tracking-tight ${isLarge ? 'text-5xl' : 'text-3xl'}`}>{marksText(result.score)}</span>
      <span className={isLarge ? 'text-xl' : 'text-base'}>/ {marksText(result.totalMarks)}</span>
      <span className="ml-auto font-semibold">{percentText(percent(result))}</span>
    </p>
  );
}
