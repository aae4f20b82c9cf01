import { timesIn } from '../../../ui/display/times';

/** A time with its day, in the browser's time zone. */
export const momentText = (time: string | number, locale: string): string =>
  timesIn(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
