import { timesIn } from '../../../ui/display/times';

/** Formats a time in a language. */
export const timeText = (time: string, locale: string): string =>
  timesIn(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(time));
