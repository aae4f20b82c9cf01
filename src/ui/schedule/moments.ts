import { timesIn } from '../display/times';

/**
 * Returns a day with its weekday and its time, in this device's zone: `Sunday 29 November at 10:00 am`, or short `Sun, 29 Nov, 10:00 am`.
 * In Hindi `रविवार, 29 नवंबर को सुबह 10:00 बजे`.
 */
export function momentIn(locale: string, time: string | number, size: 'long' | 'short' = 'long'): string {
  return timesIn(locale, { weekday: size, day: 'numeric', month: size, hour: 'numeric', minute: '2-digit' }).format(new Date(time));
}

/** Returns the name of this device's time zone at a time: `India Standard Time`. */
export function zoneIn(locale: string, time: string | number): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'long' }).formatToParts(new Date(time));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
