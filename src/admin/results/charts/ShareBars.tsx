import { useResultsCopy } from '../../words/use-results-copy';
import { numberText } from '../../words/wording/figures';
import { Bars } from './Bars';

/** Right answers among those given. */
export interface ShareBar {
  name: string;
  right: number;
  given: number;
}

/** A bar for each share of right answers. */
export function ShareBars({ bars, isWhole = false }: { bars: readonly ShareBar[]; isWhole?: boolean }) {
  const { charts } = useResultsCopy();
  return (
    <Bars
      isWhole={isWhole}
      bars={bars.map(({ name, right, given }) => ({
        ...{ key: name, name, from: charts.ofGiven(numberText(right), numberText(given)) },
        share: given === 0 ? null : right / given,
      }))}
    />
  );
}
