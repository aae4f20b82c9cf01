import * as v from 'valibot';

/** Trimmed text of at most `limit` characters; may be empty. */
export const text = (limit: number) => v.pipe(v.string(), v.trim(), v.maxLength(limit, `has more than ${limit} characters`));

/** Trimmed text of 1 to `limit` characters. */
export const required = (limit: number) => v.pipe(text(limit), v.nonEmpty('is required'));

/** A whole number from 1 to `max`. */
export const whole = (max: number) =>
  v.pipe(
    v.number('is not a number'),
    v.integer('is not a whole number'),
    v.minValue(1, 'is less than 1'),
    v.maxValue(max, `is more than ${max}`),
  );
