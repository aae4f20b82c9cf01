import { timesIn } from '../../../ui/display/times';

const padded = (value: number, digits = 2): string => String(value).padStart(digits, '0');

/** A time as a `datetime-local` field holds it, in the browser's time zone; empty for null. */
export function fieldText(time: string | null): string {
  if (time === null) return '';
  const at = new Date(time);
  const day = `${padded(at.getFullYear(), 4)}-${padded(at.getMonth() + 1)}-${padded(at.getDate())}`;
  const seconds = at.getSeconds() === 0 ? '' : `:${padded(at.getSeconds())}`;
  return `${day}T${padded(at.getHours())}:${padded(at.getMinutes())}${seconds}`;
}

/** The time that a `datetime-local` field holds, in UTC; null if the field is empty. */
export function timeFrom(typed: string): string | null {
  const at = new Date(typed);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** A time with its day of the week, in the browser's time zone. */
export const dayAndTime = (time: string | number, locale: string): string =>
  timesIn(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(time));

/** A time of day with its seconds, in the browser's time zone. */
export const timeOfDay = (time: string | number, locale: string): string =>
  timesIn(locale, { hour: 'numeric', minute: '2-digit', second: '2-digit' }).format(new Date(time));

/** The browser's time zone at a time: the long name, and the distance from UTC as `UTC+05:30`. */
export function zoneAt(time: Date, locale: string): { name: string; offset: string } {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'long' }).formatToParts(time);
  const minutes = -time.getTimezoneOffset();
  const ahead = Math.abs(minutes);
  return {
    name: parts.find(({ type }) => type === 'timeZoneName')?.value ?? '',
    offset: `UTC${minutes < 0 ? '−' : '+'}${padded(Math.floor(ahead / 60))}:${padded(ahead % 60)}`,
  };
}
