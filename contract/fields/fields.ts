import * as v from 'valibot';
import { carried } from '../faults/issue';
import { maxMarks } from './limits';

/**
 * A text without control characters, which no screen shows and no reader can find: a bell from another program is left out. Line breaks and
 * tabs stay; Word's break within a paragraph is a line break.
 */
export const withoutControls = (said: string): string => said.replace(/(?![\t\n\r])\p{Cc}/gu, (sign) => (sign === '\v' ? '\n' : ''));

/** The same in one line: breaks and tabs are spaces. */
export const inOneLine = (said: string): string => withoutControls(said).replace(/[\t\n\r]+/g, ' ');

/** Trimmed text of at most `limit` characters, without control characters; may be empty. */
export const text = (limit: number) =>
  v.pipe(v.string(), v.transform(withoutControls), v.trim(), v.maxLength(limit, carried({ code: 'too-many-characters', most: limit })));

/** Trimmed text of 1 to `limit` characters. */
export const required = (limit: number) => v.pipe(text(limit), v.nonEmpty(carried({ code: 'required' })));

/** A text in one line, such as a name: as {@link text}, and a break or a tab is a space. */
export const line = (limit: number) =>
  v.pipe(v.string(), v.transform(inOneLine), v.trim(), v.maxLength(limit, carried({ code: 'too-many-characters', most: limit })));

/** A line of 1 to `limit` characters. */
export const requiredLine = (limit: number) => v.pipe(line(limit), v.nonEmpty(carried({ code: 'required' })));

/** A whole number, at least `least`. */
export const wholeFrom = (least: number) =>
  v.pipe(
    v.number(carried({ code: 'not-a-number' })),
    v.integer(carried({ code: 'not-whole' })),
    v.minValue(least, carried({ code: 'below', least })),
  );

/** A whole number from `least` to `max`. */
export const whole = (max: number, least = 1) => v.pipe(wholeFrom(least), v.maxValue(max, carried({ code: 'above', most: max })));

type TooMany = 'too-many-entries' | 'too-many-options' | 'too-many-answers' | 'too-many-tags' | 'too-many-subjects' | 'too-many-categories';

/** A list of at most `most`; `code` is the fault of a longer one. */
export const listOf = <const T extends v.GenericSchema<unknown, unknown>>(entry: T, most: number, code: TooMany = 'too-many-entries') =>
  v.pipe(v.array(entry), v.maxLength(most, carried({ code, most })));

/** Marks, 0 or more. */
export const marks = v.pipe(
  v.number(carried({ code: 'not-a-number' })),
  v.finite(carried({ code: 'not-a-number' })),
  v.minValue(0, carried({ code: 'below', least: 0 })),
  v.maxValue(maxMarks, carried({ code: 'above', most: maxMarks })),
);
