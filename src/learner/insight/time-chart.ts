import type { Answered } from '../../../analysis/answered';
import type { Copy } from '../../ui/copy';
import type { StudyCopy } from '../../ui/study-copy';
import { amounts, type Chart, joined, numbers, timeSteps } from '../chart/chart';
import type { Figures } from '../figures';
import { byOutcome } from './outcome-series';

/** A question with the cohort's median seconds on it. */
export interface Timed extends Answered {
  median: number | null;
}

/** The seconds on each question, and the median of all across them. */
export function timeChart(timed: readonly Timed[], copy: Copy, studyCopy: StudyCopy, { durationText }: Figures): Chart {
  const longest = Math.max(1, ...timed.map(({ seconds, median }) => Math.max(seconds ?? 0, median ?? 0)));
  const timeText = (seconds: number): string => durationText(Math.round(seconds));
  const hasMedians = timed.some(({ median }) => median !== null);
  const medians = { name: studyCopy.usualTime, draw: 'steps', ink: 'ink', values: timed.map(({ median }) => median) } as const;
  return {
    x: numbers(timed.length),
    y: amounts(0, longest, timeSteps, timeText),
    series: [...byOutcome(timed, ({ seconds }) => seconds, 'bars', copy), ...(hasMedians ? [medians] : [])],
    readout: (index) => {
      const { number, outcome, seconds, median } = timed[index] as Timed;
      return joined(
        studyCopy.questionNo(number),
        copy.outcomes[outcome],
        seconds === null ? null : timeText(seconds),
        median === null ? null : studyCopy.usually(timeText(median)),
      );
    },
  };
}
