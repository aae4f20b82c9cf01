/** How a language says a day and a time of it. */
interface DayWords {
  /** Twelve, with spaces between them. */
  months: string;
  moment: (day: string, hour: number, minute: string) => string;
}

// As `Intl` writes them, in the device's zone, without the platform's tables: the first formatter of a page reads them, which takes a slow phone 120 ms.

/** `5 Sept` */
export const shortDayOf = ({ months }: DayWords, time: Date): string => `${time.getDate()} ${months.split(' ')[time.getMonth()]}`;

/** `5 Sept 2026` */
export const dayOf = (words: DayWords, time: Date): string => `${shortDayOf(words, time)} ${time.getFullYear()}`;

/** `5 Sept 2026, 11:42 am` */
export const momentOf = (words: DayWords, time: Date): string =>
  words.moment(dayOf(words, time), time.getHours(), String(time.getMinutes()).padStart(2, '0'));
