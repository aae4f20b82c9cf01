import * as v from 'valibot';
import { marks } from '../fields/fields';
import { DaySchema } from '../fields/id';

/**
 * What an institute says of the real exam that an assessment prepares for (ADR 84): its day, and the marks of this assessment that the institute expects to be enough.
 * Null takes one away, an absent field leaves it as it is.
 */
export const aimDraftFields = { examDate: v.optional(v.nullable(DaySchema)), cutOff: v.optional(v.nullable(marks)) };
export type AimDraft = v.InferOutput<v.ObjectSchema<typeof aimDraftFields, undefined>>;

/** The same in replies; what the institute does not say is absent. */
export const aimFields = { examDate: v.optional(v.string()), cutOff: v.optional(v.number()) };
export type Aim = v.InferOutput<v.ObjectSchema<typeof aimFields, undefined>>;
