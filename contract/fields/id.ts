import * as v from 'valibot';
import { carried } from '../faults/issue';

/** Ids are positive integers below 2^53; clients treat them as opaque. */
export const IdSchema = v.pipe(
  v.number(carried({ code: 'not-an-id' })),
  v.safeInteger(carried({ code: 'not-an-id' })),
  v.minValue(1, carried({ code: 'not-an-id' })),
);

/** An id in a path or a query; accepts text and numbers. */
export const IdFromText = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/))], carried({ code: 'not-an-id' })),
  v.transform(Number),
  v.safeInteger(carried({ code: 'not-an-id' })),
  v.minValue(1, carried({ code: 'not-an-id' })),
);

/** A UUID, in small letters. */
export const UuidSchema = v.pipe(v.string(), v.uuid(carried({ code: 'not-a-uuid' })), v.toLowerCase());

/** Path parameters of a call for one object. */
export const IdParams = v.object({ id: IdFromText });

/** The ids of rows, in their order. */
export const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** Times are ISO 8601 in UTC. The pattern alone accepts offsets of hours without minutes, which `Date` cannot read. */
export const TimeSchema = v.pipe(
  v.string(),
  v.isoTimestamp(carried({ code: 'not-a-time' })),
  v.check((time) => !Number.isNaN(Date.parse(time)), carried({ code: 'not-a-time' })),
);

/** A day of this century by the calendar, `2027-01-31`, wherever the reader is. */
export const DaySchema = v.pipe(
  v.string(),
  v.regex(/^20\d\d-\d\d-\d\d$/, carried({ code: 'not-a-day' })),
  // A day that the month does not have would be read as one of the next month.
  v.check((day) => isoTime(Date.parse(day))?.startsWith(day) === true, carried({ code: 'not-a-day' })),
);

/** The time in ISO 8601, or null where it cannot be said: a damaged row may give a year of five digits. `ms`: epoch milliseconds. */
export function isoTime(ms: number): string | null {
  const time = new Date(ms);
  const said = Number.isNaN(time.getTime()) ? '' : time.toISOString();
  return v.is(TimeSchema, said) ? said : null;
}
