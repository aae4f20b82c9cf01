import { isSameDay, timesIn } from '../display/times';

/**
 * Returns a day with its weekday and its time, in this device's zone: `Sunday 29 November at 10:00 am`, or short `Sun, 29 Nov, 10:00 am`.
 * In Hindi `रविवार, 29 नवंबर को सुबह 10:00 बजे`.
 */
export function momentIn(locale: string, time: string | number, size: 'long' | 'short' = 'long'): string {
  return timesIn(locale, { weekday: size, day: 'numeric', month: size, hour: 'numeric', minute: '2-digit' }).format(new Date(time));
}

/** Says when something is: `words` get {@link momentIn}, or of today the time alone, `5:12 pm`, and that it is today. `now`: epoch milliseconds. */
export function saidOf(
  words: (moment: string, isToday: boolean) => string,
  { locale, at, now, size }: { locale: string; at: string | number; now: number; size?: 'long' | 'short' },
): string {
  const isToday = isSameDay(new Date(at).getTime(), now);
  return words(
    isToday ? timesIn(locale, { hour: 'numeric', minute: '2-digit' }).format(new Date(at)) : momentIn(locale, at, size),
    isToday,
  );
}

/** Returns the name of this device's time zone at a time: `India Standard Time`. */
export function zoneIn(locale: string, time: string | number): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'long' }).formatToParts(new Date(time));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
