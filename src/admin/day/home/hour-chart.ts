import { amounts, type Chart, places, wholeSteps } from '../../../ui/chart/chart';
import { timesIn } from '../../../ui/display/times';
import type { DayWords } from '../../words/use-day-copy';
import { numberText } from '../../words/wording/figures';

const hourMs = 3_600_000;

/** An hour of the day that began at `from`, as the page's language writes it. */
export function hourText(from: string, locale: string): (hour: number) => string {
  const format = timesIn(locale, { hour: 'numeric' });
  return (hour) => format.format(Date.parse(from) + hour * hourMs);
}

/** Hand-ins by hour as columns. */
export function hourChart(handIns: readonly number[], from: string, { today, locale }: DayWords): Chart {
  const textOf = hourText(from, locale);
  return {
    x: places(handIns.length, (place) => textOf(place - 1)),
    y: amounts(0, Math.max(1, ...handIns), wholeSteps, numberText),
    series: [{ draw: 'bars', ink: 'brand', values: handIns }],
    readout: (index) => today.readout(textOf(index), handIns[index] ?? 0),
  };
}
