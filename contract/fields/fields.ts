import * as v from 'valibot';
import { carried } from '../faults/issue';
import { maxMarks } from './limits';

/** Trimmed text of at most `limit` characters; may be empty. */
export const text = (limit: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(limit, carried({ code: 'too-many-characters', most: limit })));

/** Trimmed text of 1 to `limit` characters. */
export const required = (limit: number) => v.pipe(text(limit), v.nonEmpty(carried({ code: 'required' })));

/** A whole number from 1 to `max`. */
export const whole = (max: number) =>
  v.pipe(
    v.number(carried({ code: 'not-a-number' })),
    v.integer(carried({ code: 'not-whole' })),
    v.minValue(1, carried({ code: 'below', least: 1 })),
    v.maxValue(max, carried({ code: 'above', most: max })),
  );

/** Marks, 0 or more. */
export const marks = v.pipe(
  v.number(carried({ code: 'not-a-number' })),
  v.finite(carried({ code: 'not-a-number' })),
  v.minValue(0, carried({ code: 'below', least: 0 })),
  v.maxValue(maxMarks, carried({ code: 'above', most: maxMarks })),
);
