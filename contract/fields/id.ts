import * as v from 'valibot';

/** Ids are positive integers below 2^53; clients treat them as opaque. */
export const IdSchema = v.pipe(v.number('is not an id'), v.safeInteger('is not an id'), v.minValue(1, 'is not an id'));

/** The same id as it stands in a path or a query; both text and number are taken when a call is built. */
export const IdFromText = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/))], 'is not an id'),
  v.transform(Number),
  v.safeInteger('is not an id'),
  v.minValue(1, 'is not an id'),
);

/** Parameters of a call about one thing. */
export const IdParams = v.object({ id: IdFromText });

/** Times travel as ISO 8601 in UTC. */
export const TimeSchema = v.pipe(v.string(), v.isoTimestamp('is not a time'));
