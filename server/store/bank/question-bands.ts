import { sql } from 'kysely';
import type { Option } from '../../../contract/question/question';
import { wordsKey } from '../../../contract/question/question-key';
import {
  leastSimilarity,
  mostSimilar,
  type QuestionTexts,
  type Similar,
  similarity,
  trigramsOf,
  trigramsOfQuestion,
} from '../../../contract/question/similar';
import { batches, insertMany } from '../engine/insert-many';
import type { Db } from '../engine/store';

/** Two questions of similarity s have a band in common with the probability 1 − (1 − s³)¹²: 0.95 at 0.6, 0.99 at 0.7, 0.8 at 0.5, 0.01 at 0.1. */
const bandCount = 12;
const hashesInBand = 3;

/** Rows that one band is read for: "Find the odd one out" has thousands. */
const mostOfBand = 200;
/** Candidates whose texts are read and compared. */
const mostCandidates = 40;

/** Mixes 32 bits (the finalizer of MurmurHash3). */
function mixed(bits: number): number {
  let h = bits;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A trigram has three code units of 16 bits. */
const bitsOf = (trigram: string): number =>
  mixed((trigram.charCodeAt(0) * 31 + trigram.charCodeAt(1)) ^ Math.imul(trigram.charCodeAt(2), 0x9e3779b1));

const seeds = Uint32Array.from({ length: bandCount * hashesInBand }, (_, at) => mixed(at + 1));

/**
 * The bands of a set of trigrams (MinHash with locality-sensitive hashing): whole numbers below 2^53. Changing them needs a migration that fills the
 * table anew.
 */
export function bandsOf(trigrams: ReadonlySet<string>): number[] {
  if (trigrams.size === 0) return [];
  const least = new Uint32Array(seeds.length).fill(0xffffffff);
  for (const trigram of trigrams) {
    const bits = bitsOf(trigram);
    // Indexed: an iterator takes longer than the hashes.
    for (let at = 0; at < seeds.length; at += 1) {
      const hash = mixed(bits ^ (seeds[at] ?? 0));
      if (hash < (least[at] ?? 0)) least[at] = hash;
    }
  }
  return Array.from({ length: bandCount }, (_, band) => {
    let [high, low] = [mixed(band + 1), mixed(band + 1001)];
    for (let at = 0; at < hashesInBand; at += 1) {
      const hash = least[band * hashesInBand + at] ?? 0;
      high = mixed(high ^ hash);
      low = mixed(low ^ mixed(hash + 1));
    }
    return (high % 2 ** 21) * 2 ** 32 + low;
  });
}

/** A band of a question's words alone, by which those with other options are found; null: it has no words. Changing it needs a migration too. */
export function wordsBandOf(description: string): number | null {
  const words = wordsKey(description);
  if (words === '') return null;
  let [high, low] = [mixed(7_001), mixed(7_002)];
  for (let at = 0; at < words.length; at += 1) {
    high = mixed(high ^ words.charCodeAt(at));
    low = mixed(low + words.charCodeAt(at));
  }
  return (high % 2 ** 21) * 2 ** 32 + low;
}

type Kept = { id: number; description: string; options: readonly Pick<Option, 'text'>[] };

const withoutNull = (band: number | null): number[] => (band === null ? [] : [band]);

const comparedOf = ({ description, options }: Omit<Kept, 'id'>): QuestionTexts => ({
  description,
  options: options.map((option) => option.text),
});

const bandsOfQuestion = (question: Omit<Kept, 'id'>): number[] => [
  ...new Set([...bandsOf(trigramsOfQuestion(comparedOf(question))), ...withoutNull(wordsBandOf(question.description))]),
];

/** Adds questions to the index of similar ones. */
export async function addBands(db: Db, questions: readonly Kept[]): Promise<void> {
  const rows = questions.flatMap((question) => bandsOfQuestion(question).map((band) => ({ band, question_id: question.id })));
  // In the order of the table, which touches each of its pages once.
  rows.sort((a, b) => a.band - b.band);
  await insertMany(db, 'question_bands', rows);
}

/** Replaces the bands of a changed question. */
export async function replaceBands(db: Db, before: Kept, after: Kept): Promise<void> {
  const old = bandsOfQuestion(before);
  if (old.length > 0) await db.deleteFrom('question_bands').where('band', 'in', old).where('question_id', '=', before.id).execute();
  await addBands(db, [after]);
}

/** Takes questions out of the index of similar ones. */
export async function removeBands(db: Db, questions: readonly Kept[]): Promise<void> {
  const bands = [...new Set(questions.flatMap(bandsOfQuestion))];
  const ids = questions.map(({ id }) => id);
  for (const some of batches(bands))
    await db.deleteFrom('question_bands').where('band', 'in', some).where('question_id', 'in', ids).execute();
}

/** Ids of questions that have a band in common with these, those with the most first; a bounded number of rows is read. */
async function candidatesOf(db: Db, bands: readonly number[]): Promise<number[]> {
  if (bands.length === 0) return [];
  const each = bands.map(
    (band) => sql`select * from (select question_id from question_bands where band = ${band} limit ${sql.lit(mostOfBand)}) as b`,
  );
  const { rows } = await sql<{ question_id: number }>`
    select question_id from (${sql.join(each, sql` union all `)}) as found
    group by question_id order by count(*) desc, question_id limit ${sql.lit(mostCandidates)}`.execute(db);
  return rows.map((row) => row.question_id);
}

/** Ids of questions in the same words, and of those that may be similar. */
const mayBeSimilar = async (db: Db, words: number | null, bands: readonly number[]): Promise<number[]> => [
  ...new Set([...(await candidatesOf(db, withoutNull(words))), ...(await candidatesOf(db, bands))]),
];

/** Questions with fewer options are compared by their own words too: more options may follow. */
const fewOptions = 2;

/**
 * The questions of the bank that are similar to this one, the most similar first: those in use, without `exceptId`. A similar one may be missed (see the
 * bands); one that is named is similar, or asks in the same words.
 */
export async function similarTo(db: Db, asked: QuestionTexts, exceptId?: number): Promise<Similar[]> {
  const whole = trigramsOfQuestion(asked);
  const candidates = await mayBeSimilar(db, wordsBandOf(asked.description), bandsOf(whole));
  const ids = candidates.filter((id) => id !== exceptId);
  if (ids.length === 0) return [];
  const own = trigramsOf(asked.description);
  const words = wordsKey(asked.description);
  const isBegun = asked.options.filter((option) => option.trim() !== '').length < fewOptions;
  const rows = await db
    .selectFrom('questions')
    .leftJoin('retired_questions', 'retired_questions.question_id', 'questions.id')
    .select(['id', 'description', 'options_json'])
    .where('id', 'in', ids)
    .where('retired_questions.question_id', 'is', null)
    .execute();
  const compared = rows.map(({ id, description, options_json }) => {
    const there = comparedOf({ description, options: JSON.parse(options_json) as Option[] });
    const all = similarity(whole, trigramsOfQuestion(there));
    const share = isBegun ? Math.max(all, similarity(own, trigramsOf(description))) : all;
    return { id, description, similarity: share, ...(words !== '' && wordsKey(description) === words && { isSameText: true as const }) };
  });
  return compared
    .filter(({ similarity: share, isSameText }) => share >= leastSimilarity || isSameText)
    .sort((a, b) => b.similarity - a.similarity || a.id - b.id)
    .slice(0, mostSimilar);
}
