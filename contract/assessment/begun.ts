import * as v from 'valibot';
import { TimeSchema } from '../fields/id';

/**
 * The first start of an attempt that the server heard of, while nothing is handed in; not of a further chance (ADR 78). Whoever holds the attempt itself knows more.
 * `at`: when it began; absent where the device's clock was not sure. · `until`: when that attempt is over at the latest, with all time that its learner has.
 */
export const BegunField = v.optional(v.object({ at: v.optional(TimeSchema), until: TimeSchema }));
export type Begun = NonNullable<v.InferOutput<typeof BegunField>>;
