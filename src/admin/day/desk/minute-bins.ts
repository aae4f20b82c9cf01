import type { Desk } from '../../../../contract/assessment/desk';
import { minuteMs } from '../../../../contract/fields/times';

/** In minutes: widths that a person reads easily. */
const widths = [1, 2, 5, 10, 15, 30, 60, 120, 360, 720];
const dayMinutes = 1_440;
/** More columns than this are too narrow on a phone. */
const mostBins = 120;

export interface MinuteBin {
  /** Start of the bin, epoch milliseconds. */
  at: number;
  starts: number;
  handIns: number;
}

/** Starts and hand-ins in bins of equal width from the first one to the last one: of one minute, or wider for a long time. */
export function minuteBins(byMinute: Desk['byMinute']): { minutes: number; bins: MinuteBin[] } {
  const times = byMinute.map(({ at }) => Date.parse(at));
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return { minutes: 1, bins: [] };
  const all = Math.floor((last - first) / minuteMs) + 1;
  const minutes = widths.find((width) => all <= width * mostBins) ?? Math.ceil(all / mostBins / dayMinutes) * dayMinutes;
  const width = minutes * minuteMs;
  const bins = Array.from(
    { length: Math.ceil(all / minutes) },
    (_, place): MinuteBin => ({ at: first + place * width, starts: 0, handIns: 0 }),
  );
  byMinute.forEach(({ starts, handIns }, place) => {
    const bin = bins[Math.floor(((times[place] ?? first) - first) / width)];
    if (bin === undefined) return;
    bin.starts += starts;
    bin.handIns += handIns;
  });
  return { minutes, bins };
}
