import type { PersonTest } from '../../../../contract/assessment/person-tests';
import { amounts, type Chart, placesOf, readoutOf, shareSteps } from '../../../ui/chart/chart';
import type { ResultsWords } from '../../words/use-results-copy';
import { shareText } from '../../words/wording/figures';

/** A test as shares of its marks: the person's, and the average of all who handed in. */
export interface TrendPlace {
  test: PersonTest;
  share: number;
  mean: number | null;
}

/** The tests that have a place in the trend, earliest first: without a copy of an unfinished attempt, and without a test that has no marks. */
export const trendPlaces = (tests: readonly PersonTest[]): TrendPlace[] =>
  tests
    .filter(({ totalMarks, flags }) => totalMarks > 0 && !flags.includes('provisional'))
    .map((test) => ({ test, share: test.score / test.totalMarks, mean: test.mean === null ? null : test.mean / test.totalMarks }))
    .sort((a, b) => Date.parse(a.test.submittedAt) - Date.parse(b.test.submittedAt));

/** A person's shares of marks as a line with dots, the averages of all as rings. */
export function personTrendChart(all: readonly TrendPlace[], copy: ResultsWords, dayText: (time: string) => string): Chart {
  const { personTests } = copy;
  const values = all.flatMap(({ share, mean }) => [share, mean ?? 0]);
  return {
    x: placesOf(all, ({ test }) => dayText(test.submittedAt)),
    y: amounts(Math.min(0, ...values), Math.max(1, ...values), shareSteps, shareText),
    series: [
      { name: personTests.own, draw: 'line', ink: 'brand', mark: 'dot', values: all.map(({ share }) => share) },
      { name: personTests.ofAll, draw: 'nothing', ink: 'ink', mark: 'ring', values: all.map(({ mean }) => mean) },
    ],
    readout: readoutOf(all, ({ test, share, mean }) => personTests.point(test.name, shareText(share), shareText(mean))),
  };
}
