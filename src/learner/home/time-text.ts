import { isSameDay, timesIn } from '../../ui/display/times';

/** A time of today as a clock's; of another day, with its weekday. */
export function timeText(time: number, now: number, locale: string): string {
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  return timesIn(locale, isSameDay(time, now) ? clock : { ...clock, weekday: 'short', day: 'numeric', month: 'short' }).format(time);
}
