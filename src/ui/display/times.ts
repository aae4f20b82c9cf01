/** Formats times of one language, in the device's zone. */
export interface Times {
  format: (time: number | Date) => string;
}

const clockParts = { short: {}, medium: { second: '2-digit' } } as const;

/**
 * Returns the formatter of dates and times of a language. Hindi says the part of the day before the hour and `बजे` behind it, `सुबह 5:11 बजे`,
 * where `Intl` by itself writes `5:11 am`.
 */
export function timesIn(locale: string, options: Intl.DateTimeFormatOptions): Times {
  const { timeStyle, hour, minute, second, ...day } = options;
  if (!locale.startsWith('hi') || (timeStyle === undefined && hour === undefined)) return new Intl.DateTimeFormat(locale, options);
  const parts: Intl.DateTimeFormatOptions =
    timeStyle === undefined
      ? { hour, minute, second }
      : { hour: 'numeric', minute: '2-digit', ...clockParts[timeStyle === 'medium' ? 'medium' : 'short'] };
  const clock = new Intl.DateTimeFormat(locale, { ...parts, hour12: true, dayPeriod: 'short' });
  const date = Object.keys(day).length === 0 ? null : new Intl.DateTimeFormat(locale, day);
  const said = (time: number | Date) => `${clock.format(time)} बजे`;
  return { format: (time) => (date === null ? said(time) : `${date.format(time)} को ${said(time)}`) };
}

/** Whether two times, epoch milliseconds, are of one day here. */
export const isSameDay = (one: number, other: number): boolean => new Date(one).toDateString() === new Date(other).toDateString();
