import type { ResultSummary } from '../../../contract/assessment/assessment';
import { useCopy } from '../../copy/use-copy';
import { useFigures } from '../figures';
import { percent } from './stats';

/** The score and the total. `isLarge`: as the page's main figure, in the colours of its card. */
export function ScoreLine({ result, isLarge = false }: { result: Pick<ResultSummary, 'score' | 'totalMarks'>; isLarge?: boolean }) {
  const { marksText, percentText } = useFigures();
  const copy = useCopy();
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 tabular-nums ${isLarge ? '' : 'text-ink-soft'}`}>
      <span className="sr-only">{copy.score} </span>
      <span className={`font-bold tracking-tight ${isLarge ? 'text-5xl' : 'text-3xl text-brand-ink'}`}>{marksText(result.score)}</span>
      <span className={isLarge ? 'text-xl' : 'text-base'}>/ {marksText(result.totalMarks)}</span>
      <span className={`ml-auto font-semibold ${isLarge ? 'sm:ml-4 sm:text-xl' : ''}`}>{percentText(percent(result))}</span>
    </p>
  );
}
