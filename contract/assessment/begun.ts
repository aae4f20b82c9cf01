import * as v from 'valibot';
import { TimeSchema } from '../fields/id';

/**
 * The first start that the server heard of, of an assessment that is not handed in; a further chance (ADR 78) has none. The device with the attempt knows its end exactly.
 * `at`: when it began; absent where the device's clock was not sure. · `until`: when that attempt is over at the latest, with all time that its learner has.
 */
export const BegunField = v.optional(v.object({ at: v.optional(TimeSchema), until: TimeSchema }));
export type Begun = NonNullable<v.InferOutput<typeof BegunField>>;
