import * as v from 'valibot';
import { carried } from '../faults/issue';
import { listOf } from '../fields/fields';
import { IdSchema } from '../fields/id';
import { maxQuestions } from './limits';

/** SHA-256 of a question's key, or of its right answer (question-key.ts), in base64. */
const KeyHashSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/, carried({ code: 'not-a-hash' })));

const hashes = (most: number) => listOf(KeyHashSchema, most);

/** So many questions are asked for with their right answers at once: the body is within its bounds. */
export const answersAtOnce = 2_000;

/**
 * Body of `POST /questions/known`: at most as many hashes as a file may have questions. `answers`: of the right answer of each, in their order, to be told where the
 * bank's is another one.
 */
export const KeyHashesSchema = v.strictObject({ hashes: hashes(maxQuestions), answers: v.optional(hashes(answersAtOnce)) });

/** Its reply: for each hash in order, the id of the question in the bank, or null; where its right answer is another one than that of the body, an object. */
export const KnownQuestionsSchema = v.array(v.nullable(v.union([IdSchema, v.object({ id: IdSchema, hasOtherAnswer: v.literal(true) })])));
