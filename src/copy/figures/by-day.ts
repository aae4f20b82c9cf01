import { numberIn } from './number-in';

/** *today*, *yesterday*, *in 3 days*, in English: as `Intl.RelativeTimeFormat` says it, without the platform's tables. `days`: whole; before today negative. */
export function byDay(days: number): string {
  if (days === 0) return 'today';
  if (Math.abs(days) === 1) return days === 1 ? 'tomorrow' : 'yesterday';
  const count = `${numberIn('en-IN', Math.abs(days))} days`;
  return days > 0 ? `in ${count}` : `${count} ago`;
}
