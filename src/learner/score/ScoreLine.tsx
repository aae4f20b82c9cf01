import type { ResultSummary } from '../../../contract/assessment/assessment';
import { useCopy } from '../../copy/use-copy';
import { useFigures } from '../figures';
import { percent } from './stats';

interface Props {
  result: Pick<ResultSummary, 'score' | 'totalMarks'>;
  /** As the page's main figure, in the colours of its card. */
  isLarge?: boolean;
  /** Above the share, within the height of the large figure: nothing moves when it comes. */
  rank?: string | undefined;
}

/** The score and the total. */
export function ScoreLine({ result, isLarge = false, rank }: Props) {
  const { marksText, percentText } = useFigures();
  const copy = useCopy();
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 tabular-nums ${isLarge ? '' : 'text-ink-soft'}`}>
      <span className="sr-only">{copy.score} </span>
      <span className="whitespace-nowrap">
        <span className={`font-bold tracking-tight ${isLarge ? 'text-[min(3rem,13.4vw)] leading-none' : 'text-3xl text-brand-ink'}`}>
          {marksText(result.score)}
        </span>{' '}
        <span className={`ml-1 ${isLarge ? 'text-xl' : 'text-base'}`}>/ {marksText(result.totalMarks)}</span>
      </span>
      <span className={`ml-auto text-right font-semibold ${isLarge ? 'self-baseline-last leading-5 sm:ml-4 sm:text-xl sm:leading-6' : ''}`}>
        {rank && <span className="block">{rank} </span>}
        {percentText(percent(result))}
      </span>
    </p>
  );
}
