import * as v from 'valibot';
import { carried } from '../faults/issue';
import { IdSchema } from '../fields/id';
import { maxQuestions } from './limits';

/** SHA-256 of a question's key (question-key.ts) in base64. */
const KeyHashSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/, carried({ code: 'not-a-hash' })));

/** Body of `POST /questions/known`: at most as many hashes as a file may have questions. */
export const KeyHashesSchema = v.strictObject({
  hashes: v.pipe(v.array(KeyHashSchema), v.maxLength(maxQuestions, carried({ code: 'too-many-entries', most: maxQuestions }))),
});

/** Its reply: for each hash in order, the id of the question in the bank, or null. */
export const KnownQuestionsSchema = v.array(v.nullable(IdSchema));
