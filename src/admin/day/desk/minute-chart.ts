import { dayMs } from '../../../../contract/fields/times';
import { amounts, type Chart, placesOf, readoutOf, wholeSteps } from '../../../ui/chart/chart';
import { timesIn } from '../../../ui/display/times';
import type { DayWords } from '../../words/use-day-copy';
import { numberText } from '../../words/wording/figures';
import type { MinuteBin } from './minute-bins';

/** The text of a bin's time: with its day if the bins cover more than one day. */
export function binText(bins: readonly MinuteBin[], locale: string): (bin: MinuteBin) => string {
  const isLong = (bins.at(-1)?.at ?? 0) - (bins[0]?.at ?? 0) >= dayMs;
  const format = timesIn(locale, {
    ...(isLong && { day: 'numeric', month: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  });
  return ({ at }) => format.format(at);
}

/** Starts as columns, hand-ins as a line with dots. */
export function minuteChart(bins: readonly MinuteBin[], { desk, locale }: DayWords): Chart {
  const textOf = binText(bins, locale);
  return {
    x: placesOf(bins, textOf),
    y: amounts(0, Math.max(1, ...bins.map(({ starts, handIns }) => Math.max(starts, handIns))), wholeSteps, numberText),
    series: [
      { name: desk.columns.starts, draw: 'soft', ink: 'brand', values: bins.map(({ starts }) => starts) },
      { name: desk.columns.handIns, draw: 'line', ink: 'ink', mark: 'dot', values: bins.map(({ handIns }) => handIns) },
    ],
    readout: readoutOf(bins, (bin) => desk.readout(textOf(bin), bin.starts, bin.handIns)),
  };
}
