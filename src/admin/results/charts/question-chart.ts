import type { Item } from '../../../../contract/assessment/statistics';
import { amounts, type Chart, numbers, wholeSteps } from '../../../ui/chart/chart';
import type { ResultsWords } from '../../words/use-results-copy';
import { numberText } from '../../words/wording/figures';
import { type AnswersGiven, answersTo } from './answers';

/** The answers to each question as a column: right below, wrong above it, skipped on top. The longest column is drawn first, so that the others lie on it. */
export function questionChart(items: readonly Item[], participants: number, { charts, regrade }: ResultsWords): Chart {
  const counts = items.map(answersTo);
  const heights = (height: (one: AnswersGiven) => number) => counts.map((one) => (one === null ? null : height(one)));
  return {
    x: numbers(items.length),
    y: amounts(0, Math.max(1, participants), wholeSteps, numberText),
    series: [
      { name: charts.skipped, draw: 'hollow', ink: 'line-strong', values: heights(({ right, wrong, skipped }) => right + wrong + skipped) },
      { name: charts.wrong, draw: 'pale', ink: 'bad', values: heights(({ right, wrong }) => right + wrong) },
      { name: charts.right, draw: 'bars', ink: 'good', values: heights(({ right }) => right) },
    ],
    readout: (index) => {
      const [item, one] = [items[index], counts[index]];
      if (one) return charts.answersTo(index + 1, numberText(one.right), numberText(one.wrong), numberText(one.skipped));
      return item?.ruling === undefined ? '' : charts.noAnswersTo(index + 1, regrade.rulings[item.ruling]);
    },
  };
}
