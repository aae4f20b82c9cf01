import * as v from 'valibot';
import { ShownRangeSchema } from './kind';
import type { KindRow } from './kind-row';
import { RangeSchema } from './number-range';

/** The right numbers of a numeric question of the bank: in a body, and in replies. */
export const draftAnswer = { answer: v.optional(RangeSchema) };
export const shownAnswer = { answer: v.optional(ShownRangeSchema) };

/** The same where a key is changed. */
export const draftRange = { range: v.optional(RangeSchema) };
export const shownRange = { range: v.optional(ShownRangeSchema) };

/** A number is typed, and a range of numbers is right. */
export const numeric: KindRow<v.InferOutput<v.ObjectSchema<typeof shownAnswer, undefined>>> = {
  own: ['answer'],
  rules: [
    {
      fields: ['kind', 'options'],
      at: 'options',
      isKept: ({ options }) => options.length === 0,
      fault: { code: 'of-another-kind' },
    },
    { fields: ['kind', 'answer'], at: 'answer', isKept: ({ answer }) => answer !== undefined, fault: { code: 'missing' } },
  ],
};
