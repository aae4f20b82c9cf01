import type { Copy } from '../copy/en/common';
import { dayOf, momentOf, shortDayOf } from '../copy/figures/day-of';
import { durationText } from '../copy/figures/duration-text';
import { useCopy } from '../copy/use-copy';
import { timesIn } from '../ui/display/times';

/** Formatters of dates and numbers for one language. */
export interface Figures {
  dayText: (time: string) => string;
  /** Without the year. */
  shortDayText: (time: string) => string;
  momentText: (time: string | number) => string;
  /** Hours, minutes and seconds, for events within the hour. */
  clockText: (time: number) => string;
  /** Marks may be fractions: a paper's total is divided equally among its questions. */
  marksText: (marks: number) => string;
  percentText: (wholes: number) => string;
  /** {@link durationText}; a week or more as `–`. */
  durationText: (seconds: number) => string;
  /** The time that a question took; null where nothing is known, or less than half a second: it was not read. */
  spentText: (seconds: number | null) => string | null;
}

/** Formats bytes as whole kB, or as MB with one decimal; at least 1 kB. */
export function sizeText(bytes: number): string {
  const kB = Math.max(1, Math.round(bytes / 1000));
  return kB < 1000 ? `${kB} kB` : `${(kB / 1000).toFixed(1)} MB`;
}

/** No attempt lasts a week: what a device with a wrong clock said is no time. */
const longestSeconds = 7 * 86_400;

type Words = Pick<Copy, 'locale' | 'seconds' | 'minutes' | 'months' | 'moment'>;

/** Creates a value at first use, and once: an Intl formatter costs tens of milliseconds on a slow phone. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function made(words: Words): Figures {
  const { locale } = words;
  const clock = lazily(() => timesIn(locale, { timeStyle: 'medium' }));
  const number = lazily(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
  const plain = (marks: number) => (Number.isInteger(marks) && Math.abs(marks) < 1000 ? String(marks) : number().format(marks));
  // A minus sign in place of the hyphen.
  const marksText = (marks: number) => plain(marks).replace('-', '−');
  const lasting = (all: number) => (all < longestSeconds ? durationText(all, words) : '–');
  return {
    dayText: (time) => dayOf(words, new Date(time)),
    shortDayText: (time) => shortDayOf(words, new Date(time)),
    momentText: (time) => momentOf(words, new Date(time)),
    clockText: (time) => clock().format(new Date(time)),
    marksText,
    percentText: (wholes) => `${marksText(wholes)}%`,
    durationText: lasting,
    spentText: (seconds) => (seconds === null || Math.round(seconds) === 0 ? null : lasting(Math.round(seconds))),
  };
}

const byLocale = new Map<string, Figures>();

/** Returns the formatters of a language, created once. */
export function figuresIn(words: Words): Figures {
  const figures = byLocale.get(words.locale) ?? made(words);
  byLocale.set(words.locale, figures);
  return figures;
}

export const useFigures = (): Figures => figuresIn(useCopy());

/** A phone number of India in the groups in which people write it; any other as it is. */
export const phoneText = (phone: string): string =>
  phone.replace(/^(?:(\+91)\s?)?(\d{5})(\d{5})$/, (_, code, ...half) => [code, half[0], half[1]].filter(Boolean).join('\u00a0'));
