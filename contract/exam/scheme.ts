import * as v from 'valibot';
import { carried } from '../faults/issue';

/**
 * How a question with several right options is marked where not all of them were chosen. `all-or-nothing`: as a wrong answer, as in GATE ·
 * `jee-advanced`: each right option that was chosen counts, if no wrong one was.
 */
export const multipleSchemes = ['all-or-nothing', 'jee-advanced'] as const;
export const MultipleSchemeSchema = v.picklist(multipleSchemes, carried({ code: 'not-a-scheme' }));
export type MultipleScheme = v.InferOutput<typeof MultipleSchemeSchema>;
