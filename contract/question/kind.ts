import * as v from 'valibot';
import { carried } from '../faults/issue';

/**
 * Kinds of questions. `single`: one right option · `multiple`: every right option must be chosen · `numeric`: a number is typed, and a range of numbers is
 * right.
 */
export const questionKinds = ['single', 'multiple', 'numeric'] as const;
export const KindSchema = v.picklist(questionKinds, carried({ code: 'not-a-kind' }));
export type QuestionKind = v.InferOutput<typeof KindSchema>;

/** A question without a kind is of the specification's kind. */
export const kindOf = ({ kind = 'single' }: { kind?: QuestionKind | undefined }): QuestionKind => kind;

/** The numbers that answer a numeric question, both ends included. */
export const ShownRangeSchema = v.object({ from: v.number(), to: v.number() });
export type NumericRange = v.InferOutput<typeof ShownRangeSchema>;
