import * as v from 'valibot';

/** Which hand-in of a learner counts where there are several (ADR 78). Of equal scores the earlier one is the best. */
export const chanceCounts = ['first', 'last', 'best'] as const;
export type ChanceCounts = (typeof chanceCounts)[number];

const entries = { number: v.number(), counts: v.picklist(chanceCounts) };

/** An open chance in a learner's list. `number`: of the hand-in that it is for, from 2 on. `until`: the last time of a start, ISO 8601. */
export const ChanceField = v.optional(v.object({ ...entries, reason: v.string(), until: v.string() }));

export type Chance = NonNullable<v.InferOutput<typeof ChanceField>>;

/** Which of several hand-ins a result is of. `number`: 1 is the first; `of`: how many there are; `counts`: by which rule. */
export const CountedField = v.optional(v.object({ ...entries, of: v.number() }));
export type Counted = NonNullable<v.InferOutput<typeof CountedField>>;
