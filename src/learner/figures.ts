import type { Copy } from '../copy/en/common';
import { useCopy } from '../copy/use-copy';

/** Dates and numbers as one language writes them. */
export interface Figures {
  dayText: (time: string) => string;
  momentText: (time: string | number) => string;
  /** Hours, minutes and seconds, for what happens within the hour. */
  clockText: (time: number) => string;
  /** Marks may be fractions: a paper's total is shared equally over its questions. */
  marksText: (marks: number) => string;
  percentText: (wholes: number) => string;
  /** Whole seconds as `30 min`, `6 min 40 s` or `40 s`; minutes are never folded into hours, as exam papers have it. */
  durationText: (seconds: number) => string;
}

/** Bytes as whole kB, or MB with one decimal; never less than 1 kB. */
export function sizeText(bytes: number): string {
  const kB = Math.max(1, Math.round(bytes / 1000));
  return kB < 1000 ? `${kB} kB` : `${(kB / 1000).toFixed(1)} MB`;
}

type Words = Pick<Copy, 'locale' | 'seconds' | 'minutes'>;

/** Formatters are dear to make, tens of milliseconds on a slow phone: each is made when it is first needed, and once. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function made({ locale, seconds, minutes }: Words): Figures {
  const dates = (options: Intl.DateTimeFormatOptions) => lazily(() => new Intl.DateTimeFormat(locale, options));
  const day = dates({ dateStyle: 'medium' });
  const moment = dates({ dateStyle: 'medium', timeStyle: 'short' });
  const clock = dates({ timeStyle: 'medium' });
  const number = lazily(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
  // A hyphen is not a minus.
  const marksText = (marks: number) => number().format(marks).replace('-', '−');
  return {
    dayText: (time) => day().format(Date.parse(time)),
    momentText: (time) => moment().format(new Date(time)),
    clockText: (time) => clock().format(new Date(time)),
    marksText,
    percentText: (wholes) => `${marksText(wholes)}%`,
    durationText: (all) => {
      const [whole, rest] = [Math.floor(all / 60), all % 60];
      if (whole === 0) return seconds(rest);
      return rest === 0 ? minutes(whole) : `${minutes(whole)} ${seconds(rest)}`;
    },
  };
}

const byLocale = new Map<string, Figures>();

/** The figures of a language. */
export function figuresIn(words: Words): Figures {
  const figures = byLocale.get(words.locale) ?? made(words);
  byLocale.set(words.locale, figures);
  return figures;
}

export const useFigures = (): Figures => figuresIn(useCopy());
