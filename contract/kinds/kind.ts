import * as v from 'valibot';
import { carried } from '../faults/issue';

/** Kinds beyond the specification's, in the order in which they came. `multiple`: every right option must be chosen · `numeric`: a number is typed, and a range of numbers is right. */
export const otherKinds = ['multiple', 'numeric'] as const;

/** Kinds of questions. `single`: one right option. */
export const questionKinds = ['single', ...otherKinds] as const;
export const KindSchema = v.picklist(questionKinds, carried({ code: 'not-a-kind', kinds: questionKinds.join(', ') }));
export type QuestionKind = v.InferOutput<typeof KindSchema>;
export type SaidKind = (typeof otherKinds)[number];

/** What answers a question of each kind, an option, several, or a text that is typed: the one field of an answer that it may have. */
export const answerFields = {
  single: 'selectedOptionId',
  multiple: 'selectedOptionIds',
  numeric: 'value',
} as const satisfies Record<QuestionKind, 'selectedOptionId' | 'selectedOptionIds' | 'value'>;

/** Kinds of questions without options: what answers them is typed. */
export type TypedKind = { [Kind in QuestionKind]: (typeof answerFields)[Kind] extends 'value' ? Kind : never }[QuestionKind];

/** What may have a kind. */
export interface MaybeKinded {
  kind?: QuestionKind | undefined;
}

/** A question without a kind is of the specification's kind. */
export const kindOf = ({ kind = 'single' }: MaybeKinded): QuestionKind => kind;

/** Whether a question is answered by its options, and its explanation stands at the first right one; if not, it is typed, and the question has its own. */
export const hasOptions = (question: MaybeKinded): boolean => answerFields[kindOf(question)] !== 'value';

/** The kind as it is stored and sent: the specification's is not said. */
export const saidKind = ({ kind }: MaybeKinded): { kind?: SaidKind } => (kind === undefined || kind === 'single' ? {} : { kind });

/** The numbers that answer a numeric question, both ends included. */
export const ShownRangeSchema = v.object({ from: v.number(), to: v.number() });
export type NumericRange = v.InferOutput<typeof ShownRangeSchema>;

/** What is right of a question without options. */
export const typedRightFields = {
  /** The right numbers of a numeric question. */
  correctValue: v.optional(ShownRangeSchema),
};
export type TypedRight = v.InferOutput<v.ObjectSchema<typeof typedRightFields, undefined>>;

/** What is right of a question beside the one option that the specification names: in keys, results and drawn papers. */
export const ownRightFields = {
  /** All right options of a question with several, ascending; the one option is the first of them, and 0 of a question without options. */
  correctOptionIds: v.optional(v.array(v.number())),
  ...typedRightFields,
};

export type OwnRight = v.InferOutput<v.ObjectSchema<typeof ownRightFields, undefined>>;
