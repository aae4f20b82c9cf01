import { sql } from 'kysely';
import { fold } from '../../../contract/fields/fold';
import { kindOf, type QuestionKind, saidKind } from '../../../contract/kinds/kind';
import { type OwnAnswer, ownAnswer } from '../../../contract/kinds/kinds';
import type { Passage } from '../../../contract/question/passage';
import type { Picture } from '../../../contract/question/picture';
import type { Option, Question, QuestionDraft } from '../../../contract/question/question';
import type { Translation } from '../../../contract/question/translation';
import type { Drawn } from '../../rules/papers/freeze';
import { batches, insertMany } from '../engine/insert-many';
import { preparedStatement } from '../engine/prepared-statements';
import type { Db, Tx } from '../engine/store';
import { below } from './categories';
import { addLinks, type Settled, settle } from './passage-changes';
import { passagesOf } from './passages';
import { addBands } from './question-bands';
import { claimKeys, claimNewKeys } from './question-keys';
import { listQuestions } from './question-words';

/** The second language as a row stores it. */
const translationJson = ({ translation }: QuestionDraft): string | null => (translation === undefined ? null : JSON.stringify(translation));

/** The second language of a row; empty if it has none. */
const translationIn = (json: string | null): { translation?: Translation } =>
  json === null ? {} : { translation: JSON.parse(json) as Translation };

/** A question's picture as its column stores it. */
const pictureJson = ({ picture }: QuestionDraft): string | null => (picture === undefined ? null : JSON.stringify(picture));

const pictured = (json: string | null): { picture?: Picture } => (json === null ? {} : { picture: JSON.parse(json) as Picture });

/** What a question has in the place of options. */
interface InPlaceOfOptions extends OwnAnswer {
  explanation: string;
  explanationPicture?: Picture;
}

type Kinded = OwnAnswer & Pick<QuestionDraft, 'kind' | 'explanation' | 'explanationPicture'>;

const numericJson = ({ explanation = '', explanationPicture, ...question }: Kinded): string | null => {
  const answer = ownAnswer(question);
  // In this order, which the index of unexplained questions reads (unexplained.ts).
  return answer && JSON.stringify({ ...answer, explanation, explanationPicture });
};

/** The columns of a question's kind. */
const kindColumns = (question: Kinded) => ({ kind: kindOf(question), numeric_json: numericJson(question) });

/** The kind of a row with what belongs to it; empty for a single question. */
const kindIn = ({
  kind,
  numeric_json,
}: {
  kind: QuestionKind;
  numeric_json: string | null;
}): { kind?: QuestionKind } & Partial<InPlaceOfOptions> => ({
  ...saidKind({ kind }),
  ...(numeric_json !== null && (JSON.parse(numeric_json) as InPlaceOfOptions)),
});

/** What a row has of a draft. */
export const columnsOf = (draft: QuestionDraft) => ({
  description: draft.description,
  difficulty_level: draft.difficultyLevel,
  language: draft.language,
  exam_tags_json: JSON.stringify(draft.examTags),
  options_json: JSON.stringify(draft.options),
  translation_json: translationJson(draft),
  picture_json: pictureJson(draft),
  ...kindColumns(draft),
});

const linksFrom = (id: number, draft: QuestionDraft) =>
  [...new Set(draft.categoryIds)].map((category) => ({ question_id: id, category_id: category }));

async function insertAll(tx: Tx, drafts: readonly Settled[], now: number): Promise<number[]> {
  const rows = drafts.map((draft) => ({ ...columnsOf(draft), created_at: now }));
  const insert = preparedStatement<(typeof rows)[number], { id: number }>(
    (some) => tx.insertInto('questions').values(some).returning('id'),
    Object.values,
  );
  const ids: number[] = [];
  for (const some of batches(rows)) {
    const inserted = await tx.executeQuery(insert(some));
    // Neither database guarantees the order of RETURNING; the ids of one statement ascend with its rows.
    ids.push(...inserted.rows.map((row) => row.id).sort((a, b) => a - b));
  }
  const questions = drafts.map((draft, at) => ({ ...draft, id: ids[at] ?? 0 }));
  await listQuestions(tx, questions);
  await addBands(tx, questions);
  const links = drafts.flatMap((draft, at) => linksFrom(ids[at] ?? 0, draft));
  await insertMany(tx, 'question_categories', links);
  await addLinks(tx, drafts, ids);
  return ids;
}

/** Stores questions in the given order, and their passages, and returns the ids of the questions. Their categories must exist. Throws 400 as `settle` does. */
export async function insertQuestions(tx: Tx, drafts: readonly QuestionDraft[], now: number): Promise<number[]> {
  const settled = await settle(tx, drafts, now);
  const ids = await insertAll(tx, settled, now);
  await claimKeys(tx, settled, ids);
  return ids;
}

/**
 * Stores the questions of an upload with their keys: none is in the bank, and none is there twice. Returns their ids, which ascend; the first is the number of
 * the upload. If another process stores one of them meanwhile, the transaction is repeated. Throws 400 as `settle` does.
 */
export async function insertNewQuestions(
  tx: Tx,
  drafts: readonly QuestionDraft[],
  keys: readonly string[],
  now: number,
): Promise<number[]> {
  const ids = await insertAll(tx, await settle(tx, drafts, now), now);
  await claimNewKeys(tx, keys, ids);
  const [upload = 0] = ids;
  const rows = ids.map((id) => ({ question_id: id, upload }));
  await insertMany(tx, 'question_uploads', rows);
  return ids;
}

/** Those of `ids` that are retired. */
export async function retiredAmong(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = ids.length === 0 ? [] : await retiredIds(db).where('question_id', 'in', ids).execute();
  return new Set(rows.map((row) => row.question_id));
}

/** Few, and each looked up by a key: they cost a list nothing. */
export const retiredIds = (db: Db) => db.selectFrom('retired_questions').select('retired_questions.question_id');

const passageIn = (passages: ReadonlyMap<number, Passage>, id: number): { passage?: Passage } => {
  const passage = passages.get(id);
  return passage === undefined ? {} : { passage };
};

/** Questions for lists, with their answer keys, in any order, without those that were taken back: for admins only. */
async function shown(db: Db, ids: readonly number[]): Promise<Question[]> {
  const links = db.selectFrom('question_categories').select(['question_id', 'category_id']).orderBy('category_id');
  const retired = db.selectFrom('retired_question_categories').select(['question_id', 'category_id']).orderBy('category_id');
  const rows = await db
    .selectFrom('questions')
    .innerJoin('question_words', 'question_words.question_id', 'questions.id')
    .selectAll('questions')
    .where('questions.id', 'in', ids)
    .execute();
  const categories = new Map<number, number[]>(rows.map((row) => [row.id, []]));
  for (const link of await links.where('question_id', 'in', ids).execute()) categories.get(link.question_id)?.push(link.category_id);
  for (const link of await retired.where('question_id', 'in', ids).execute()) categories.get(link.question_id)?.push(link.category_id);
  const passages = await passagesOf(db, ids);
  return rows.map((row) => ({
    id: row.id,
    description: row.description,
    ...pictured(row.picture_json),
    categoryIds: categories.get(row.id) ?? [],
    difficultyLevel: row.difficulty_level,
    language: row.language,
    examTags: JSON.parse(row.exam_tags_json) as string[],
    options: JSON.parse(row.options_json) as Option[],
    ...translationIn(row.translation_json),
    ...kindIn(row),
    ...passageIn(passages, row.id),
  }));
}

/** These questions with their answer keys, in the order of `ids`: for admins only. */
export async function questionsShown(db: Db, ids: readonly number[]): Promise<Question[]> {
  const byId = new Map((ids.length === 0 ? [] : await shown(db, ids)).map((question) => [question.id, question]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Guessed ids for each wanted question. */
const guessesEach = 10;

/** Random ids without repeats, in random order; null if the bank is so small that all its questions can be read. */
async function guesses(db: Db, wanted: number, random: () => number): Promise<number[] | null> {
  const { last } = await db
    .selectFrom('questions')
    .select((from) => from.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  const count = wanted * guessesEach;
  if (last === null || last < 4 * count) return null;
  return [...new Set(Array.from({ length: count }, () => 1 + Math.floor(random() * last)))];
}

/** Questions in these categories and their descendants; with `level`, those of this difficulty; with `kinds`, those of these kinds. */
export interface DrawnFrom {
  categoryIds: readonly number[];
  level?: string;
  kinds?: readonly QuestionKind[] | undefined;
}

/** The links of these questions to the categories. */
export function linksBelow(db: Db, { categoryIds, level, kinds }: DrawnFrom) {
  const links = below(db, categoryIds)
    .selectFrom('question_categories')
    .where('category_id', 'in', (deeper) => deeper.selectFrom('below').select('below.id'));
  if (level === undefined && kinds === undefined) return links;
  return links.where((where) => {
    const words = where
      .selectFrom('question_words')
      .select('question_words.question_id')
      .whereRef('question_words.question_id', '=', 'question_categories.question_id');
    const asHard = level === undefined ? words : words.where('difficulty', '=', fold(level));
    return where.exists(kinds === undefined ? asHard : asHard.where('kind', 'in', kinds));
  });
}

/** Those of the guessed ids that are such questions, in the same order. */
export async function guessedBelow(db: Db, from: DrawnFrom, guessed: readonly number[]): Promise<number[]> {
  const rows = await linksBelow(db, from)
    .where('question_categories.question_id', 'in', guessed)
    .select('question_categories.question_id')
    .execute();
  const hits = new Set(rows.map((row) => row.question_id));
  return guessed.filter((id) => hits.has(id));
}

/** At most so many questions of these links, in random order. */
export async function shuffledOf(db: Db, links: ReturnType<typeof linksBelow>, atMost: number): Promise<number[]> {
  const rows = await db
    .selectFrom(links.select('question_categories.question_id').distinct().as('found'))
    .select('question_id')
    .orderBy(sql`random()`)
    .limit(atMost)
    .execute();
  return rows.map((row) => row.question_id);
}

/**
 * Draws the ids of at most so many of these questions, each once; every set is equally likely. In a large bank
 * random ids are looked up first, which takes milliseconds for a bank of any size. If too few of them are in the categories, the categories
 * are small enough to shuffle all their questions.
 */
export async function questionIdsBelow(db: Db, from: DrawnFrom, atMost: number, random: () => number): Promise<number[]> {
  const guessed = await guesses(db, atMost, random);
  const found = guessed === null ? [] : await guessedBelow(db, from, guessed);
  return found.length >= atMost ? found.slice(0, atMost) : shuffledOf(db, linksBelow(db, from), atMost);
}

/** The number of different questions. */
export async function countBelow(db: Db, from: DrawnFrom): Promise<number> {
  const { count } = await linksBelow(db, from)
    .select(sql<number>`count(distinct question_categories.question_id)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The questions with these ids, by id. At most a paper's worth (300) at once. */
export async function questionsByIds(db: Db, ids: readonly number[]): Promise<Map<number, Drawn>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('questions')
    .select([
      'id',
      'description',
      'difficulty_level',
      'language',
      'options_json',
      'translation_json',
      'picture_json',
      'kind',
      'numeric_json',
    ])
    .where('id', 'in', ids)
    .execute();
  const links = await db
    .selectFrom('question_categories')
    .innerJoin('categories', 'categories.id', 'question_categories.category_id')
    .select(['question_id', 'name'])
    .where('question_id', 'in', ids)
    .orderBy('category_id')
    .execute();
  const passages = await passagesOf(db, ids);
  const categories = new Map<number, string[]>();
  for (const { question_id, name } of links) categories.set(question_id, [...(categories.get(question_id) ?? []), name]);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        description: row.description,
        ...pictured(row.picture_json),
        options: JSON.parse(row.options_json) as Option[],
        difficultyLevel: row.difficulty_level,
        language: row.language,
        categories: categories.get(row.id) ?? [],
        ...translationIn(row.translation_json),
        ...kindIn(row),
        ...passageIn(passages, row.id),
      },
    ]),
  );
}
