import * as v from 'valibot';
import { carried } from '../faults/issue';

/** Kinds beyond the specification's, in the order in which they came. `multiple`: every right option must be chosen · `numeric`: a number is typed, and a range of numbers is right. */
export const otherKinds = ['multiple', 'numeric'] as const;

/** Kinds of questions. `single`: one right option. */
export const questionKinds = ['single', ...otherKinds] as const;
export const KindSchema = v.picklist(questionKinds, carried({ code: 'not-a-kind' }));
export type QuestionKind = v.InferOutput<typeof KindSchema>;
export type SaidKind = (typeof otherKinds)[number];

/** What answers a question of each kind, an option, several, or a text that is typed: the one field of an answer that it may have. */
export const answerFields = {
  single: 'selectedOptionId',
  multiple: 'selectedOptionIds',
  numeric: 'value',
} as const satisfies Record<QuestionKind, 'selectedOptionId' | 'selectedOptionIds' | 'value'>;

/** What may have a kind. */
interface MaybeKinded {
  kind?: QuestionKind | undefined;
}

/** A question without a kind is of the specification's kind. */
export const kindOf = ({ kind = 'single' }: MaybeKinded): QuestionKind => kind;

/** The kind as it is stored and sent: the specification's is not said. */
export const saidKind = ({ kind }: MaybeKinded): { kind?: SaidKind } => (kind === undefined || kind === 'single' ? {} : { kind });

/** The numbers that answer a numeric question, both ends included. */
export const ShownRangeSchema = v.object({ from: v.number(), to: v.number() });
export type NumericRange = v.InferOutput<typeof ShownRangeSchema>;
