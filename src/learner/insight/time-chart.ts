import type { Answered } from '../../../analysis/answers/answered';
import type { ReviewCopy } from '../../copy/en/review';
import type { StudyCopy } from '../../copy/en/study';
import { amounts, type Chart, joined, numbers, timeSteps } from '../../ui/chart/chart';
import type { Figures } from '../figures';
import { byOutcome, outcomeWords } from './outcome-series';

/** A question with the cohort's median seconds. */
export interface Timed extends Answered {
  median: number | null;
}

/** With fewer times, no time counts as an outlier. */
const fewest = 5;

/**
 * Returns the chart's height in seconds: the longest time, unless it is far above nine in ten of the times. One question that stayed open
 * during a break must not flatten all others.
 */
function heightOf(times: readonly number[]): number {
  const longest = Math.max(1, ...times);
  if (times.length < fewest) return longest;
  const rising = [...times].sort((a, b) => a - b);
  const usual = rising[Math.floor(0.9 * (rising.length - 1))] ?? 0;
  return usual > 0 && longest > 3 * usual ? Math.max(1, 1.5 * usual) : longest;
}

/** A chart of the seconds on each question, with the cohort's medians as a line. */
export function timeChart(
  timed: readonly Timed[],
  reviewCopy: ReviewCopy,
  studyCopy: StudyCopy,
  { durationText, spentText }: Figures,
): Chart {
  const height = heightOf(timed.flatMap(({ seconds, median }) => [seconds, median].filter((time) => time !== null)));
  const drawn = (time: number | null): number | null => time && Math.min(time, height);
  const isHigher = ({ seconds }: Timed): boolean => seconds !== null && seconds > height;
  const timeText = (seconds: number): string => durationText(Math.round(seconds));
  const hasMedians = timed.some(({ median }) => median !== null);
  const medians = { name: studyCopy.usualTime, draw: 'steps', ink: 'ink', values: timed.map(({ median }) => drawn(median)) } as const;
  const higher = {
    name: studyCopy.longer,
    draw: 'nothing',
    ink: 'ink',
    mark: 'up',
    values: timed.map((one) => (isHigher(one) ? height : null)),
  } as const;
  return {
    x: numbers(timed.length),
    y: amounts(0, height, timeSteps, timeText),
    series: [
      ...byOutcome(timed, ({ seconds }) => drawn(seconds), 'bars', reviewCopy),
      ...(hasMedians ? [medians] : []),
      ...(timed.some(isHigher) ? [higher] : []),
    ],
    readout: (index) => {
      const { number, outcome, seconds, median } = timed[index] as Timed;
      const usual = spentText(median);
      return joined(
        studyCopy.questionNo(number),
        outcomeWords(outcome, reviewCopy, studyCopy),
        spentText(seconds),
        usual === null ? null : studyCopy.usually(usual),
      );
    },
  };
}
