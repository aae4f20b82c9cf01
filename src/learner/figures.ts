const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium' });
const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

export const dayText = (time: string): string => day.format(Date.parse(time));

export const momentText = (time: string | number): string => moment.format(new Date(time));

/** Hours, minutes and seconds, for what happens within the hour. */
export const clockText = (time: number): string => clock.format(new Date(time));

/** Marks may be fractions: a paper's total is shared equally over its questions. */
export const marksText = (marks: number): string => number.format(marks);

/** Whole seconds as `30 min`, `6 min 40 s` or `40 s`; minutes are never folded into hours, as exam papers have it. */
export function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

/** Bytes as whole kB, or MB with one decimal; never less than 1 kB. */
export function sizeText(bytes: number): string {
  const kB = Math.max(1, Math.round(bytes / 1000));
  return kB < 1000 ? `${kB} kB` : `${(kB / 1000).toFixed(1)} MB`;
}
