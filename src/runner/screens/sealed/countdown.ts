import { dayMs, hourMs, minuteMs } from '../../../../contract/fields/times';
import { timerText } from '../../attempt/timer';

/** The words for a countdown: days with hours, hours with minutes. */
export interface CountdownWords {
  days: (days: number, hours: number) => string;
  hours: (hours: number, minutes: number) => string;
}

/** Returns the time left: in days and hours, in hours and minutes, or in the last hour as `MM:SS`. Rounded up to the unit shown. */
export function countdownText(leftMs: number, { days, hours }: CountdownWords): string {
  const wholeHours = Math.ceil(leftMs / hourMs);
  if (leftMs > dayMs) return days(Math.floor(wholeHours / 24), wholeHours % 24);
  const minutes = Math.ceil(leftMs / minuteMs);
  return leftMs > hourMs ? hours(Math.floor(minutes / 60), minutes % 60) : timerText(Math.max(0, leftMs));
}
