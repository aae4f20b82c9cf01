import * as v from 'valibot';
import { listOf, text } from '../fields/fields';
import { IdSchema } from '../fields/id';
import { maxLength } from '../fields/limits';
import { OptionTextsSchema } from './translation';

/** Questions are similar from this share of common trigrams on (see {@link similarity}). */
export const leastSimilarity = 0.5;

/** Similar questions that are named for one question. */
export const mostSimilar = 5;

/** Questions of one request. */
const mostAsked = 50;

/** What is compared of a question. */
export interface QuestionTexts {
  description: string;
  options: readonly string[];
}

/** Signs around words, which say nothing about what is asked. */
const signs = /[\s.,;:!?।॥_'"‘’“”«»()[\]{}$\\]+/u;

/**
 * The trigrams of a text's words, as pg_trgm defines them: two spaces before each word and one behind it. Case, Unicode form, punctuation and the order
 * of the words do not matter.
 */
export function trigramsOf(words: string): Set<string> {
  const found = new Set<string>();
  for (const word of words.normalize('NFKC').toLowerCase().split(signs)) {
    if (word === '') continue;
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3));
  }
  return found;
}

/** The trigrams of a question with its options. */
export const trigramsOfQuestion = ({ description, options }: QuestionTexts): Set<string> => trigramsOf([description, ...options].join(' '));

/** The share of two sets that both have (Jaccard), from 0 to 1. */
export function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  let common = 0;
  for (const each of few) if (many.has(each)) common += 1;
  return common === 0 ? 0 : common / (a.size + b.size - common);
}

/** Body of `POST /questions/similar`. A question is compared as far as it is typed. */
export const SimilarAskedSchema = v.strictObject({
  questions: listOf(v.strictObject({ description: text(maxLength.question), options: OptionTextsSchema }), mostAsked),
  /** A question that is not named: the one that is edited. */
  exceptId: v.optional(IdSchema),
});

/** A question of the bank, and its similarity from 0 to 1. `isSameText`: it asks in the same words (`wordsKey`), whatever its options are. */
const SimilarSchema = v.object({ id: IdSchema, description: v.string(), similarity: v.number(), isSameText: v.optional(v.literal(true)) });
export type Similar = v.InferOutput<typeof SimilarSchema>;

/** For each question that was asked about, the most similar ones first. */
export const SimilarQuestionsSchema = v.array(v.array(SimilarSchema));
