import * as v from 'valibot';

/** Which hand-in of a learner counts where there are several (ADR 78). Of equal scores the earlier one is the best. */
export const chanceCounts = ['first', 'last', 'best'] as const;
export type ChanceCounts = (typeof chanceCounts)[number];

/**
 * Of a hand-in that arrived after its learner had read the key with the own result (ADR 90). `aside`: it is kept and does not count. `known`: the chance was
 * given after the reading, so it counts.
 */
export const afterKeys = ['aside', 'known'] as const;
export type AfterKey = (typeof afterKeys)[number];

const entries = { number: v.number(), counts: v.picklist(chanceCounts) };

/** An open chance in a learner's list. `number`: of the hand-in that it is for, from 2 on. `until`: the last time of a start, ISO 8601. */
export const ChanceField = v.optional(v.object({ ...entries, reason: v.string(), until: v.string() }));

export type Chance = NonNullable<v.InferOutput<typeof ChanceField>>;

/**
 * Which of several hand-ins a result is of. `number`: 1 is the first; `of`: how many there are; `counts`: by which rule; `aside`: how many of them arrived after
 * the key and do not count, absent where there are none; `afterKey`: this one did, and counts.
 */
export const CountedField = v.optional(
  v.object({ ...entries, of: v.number(), aside: v.optional(v.number()), afterKey: v.optional(v.boolean()) }),
);
export type Counted = NonNullable<v.InferOutput<typeof CountedField>>;
