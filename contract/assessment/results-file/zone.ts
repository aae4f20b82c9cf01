import * as v from 'valibot';
import { carried } from '../../faults/issue';

/** No zone has a longer name. */
const longest = 64;

function isZone(name: string): boolean {
  try {
    return name !== '' && new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** A time zone by its name, such as Asia/Kolkata. */
export const ZoneSchema = v.pipe(
  v.string(),
  v.maxLength(longest, carried({ code: 'not-right' })),
  v.check(isZone, carried({ code: 'not-right' })),
);

/** The zone of this machine. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What people call a zone, in summer and winter. */
export function zoneName(zone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** Writes times of a zone as `2026-03-01 14:30:00`, which sorts and which spreadsheets know. */
export function timesOf(zone: string): (at: string) => string {
  const digits = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-GB', { ...digits, timeZone: zone, hourCycle: 'h23' });
  return (at) => {
    const of = Object.fromEntries(format.formatToParts(Date.parse(at)).map(({ type, value }) => [type, value]));
    return `${of.year}-${of.month}-${of.day} ${of.hour}:${of.minute}:${of.second}`;
  };
}
