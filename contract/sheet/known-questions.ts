import * as v from 'valibot';
import { carried } from '../faults/issue';
import { IdSchema } from '../fields/id';
import { maxQuestions } from './limits';

/** SHA-256 of a question's key (question-key.ts) in base64. */
const KeyHashSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/, carried({ code: 'not-a-hash' })));

/** Body of `POST /questions/known`: as many questions as a file may hold. */
export const KeyHashesSchema = v.strictObject({
  hashes: v.pipe(v.array(KeyHashSchema), v.maxLength(maxQuestions, carried({ code: 'too-many-entries', most: maxQuestions }))),
});

/** What it answers, in the order of the hashes: the id of the bank's question, or null where the bank has none. */
export const KnownQuestionsSchema = v.array(v.nullable(IdSchema));
