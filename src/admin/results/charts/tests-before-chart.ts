import type { TestInFigures } from '../../../../contract/assessment/tests-before';
import { amounts, type Chart, placesOf, readoutOf, shareSteps } from '../../../ui/chart/chart';
import type { ResultsWords } from '../../words/use-results-copy';
import { shareText } from '../../words/wording/figures';

/** Average, median and participation as shares, 1 for all; null where nothing can be said. */
export interface Shares {
  mean: number | null;
  median: number | null;
  participation: number | null;
}

const shareOf = (part: number | null, all: number): number | null => (part === null || all <= 0 ? null : part / all);

/** Learners who left their group may make more hand-ins than learners: then all took part. */
export const sharesOf = ({ mean, median, totalMarks, participants, learners }: TestInFigures): Shares => ({
  mean: shareOf(mean, totalMarks),
  median: shareOf(median, totalMarks),
  participation: shareOf(participants, Math.max(participants, learners)),
});

/** The day on which an assessment was sat, as far as the server says; else the day on which it was made. */
export const dayText = ({ locale }: ResultsWords, { createdAt, heldAt }: TestInFigures): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(Date.parse(heldAt ?? createdAt));

/** Assessments from the oldest to the latest: averages as columns, medians as dots, participation as a line with rings. */
export function testsBeforeChart(compared: readonly TestInFigures[], copy: ResultsWords): Chart {
  const { charts } = copy;
  const shares = compared.map(sharesOf);
  const lowest = Math.min(0, ...shares.flatMap(({ mean, median }) => [mean ?? 0, median ?? 0]));
  return {
    x: placesOf(compared, (one) => dayText(copy, one)),
    y: amounts(lowest, 1, shareSteps, shareText),
    series: [
      { name: charts.mean, draw: 'soft', ink: 'brand', values: shares.map(({ mean }) => mean) },
      {
        name: charts.participation,
        draw: 'line',
        ink: 'line-strong',
        mark: 'ring',
        values: shares.map(({ participation }) => participation),
      },
      { name: charts.median, draw: 'nothing', ink: 'ink', mark: 'dot', values: shares.map(({ median }) => median) },
    ],
    readout: readoutOf(compared, (one) => {
      const { mean, median, participation } = sharesOf(one);
      return charts.compared(one.name, shareText(mean), shareText(median), shareText(participation));
    }),
  };
}
