import { sql } from 'kysely';
import type { Option, Question, QuestionDraft } from '../../contract/question';
import type { Db, Tx } from './store';

/** Rows in one statement: far below the number of values either database binds. */
const batch = 500;

const rowFrom = (draft: QuestionDraft, now: number) => ({
  description: draft.description,
  difficulty_level: draft.difficultyLevel,
  language: draft.language,
  exam_tags_json: JSON.stringify(draft.examTags),
  options_json: JSON.stringify(draft.options),
  created_at: now,
});

const linksFrom = (id: number, draft: QuestionDraft) =>
  [...new Set(draft.categoryIds)].map((category) => ({ question_id: id, category_id: category }));

async function insertBatch(tx: Tx, drafts: readonly QuestionDraft[], now: number): Promise<number[]> {
  const rows = await tx
    .insertInto('questions')
    .values(drafts.map((draft) => rowFrom(draft, now)))
    .returning('id')
    .execute();
  // Neither database promises the order of RETURNING; ids of one statement rise with its rows.
  const ids = rows.map((row) => row.id).sort((a, b) => a - b);
  const links = drafts.flatMap((draft, index) => linksFrom(ids[index] ?? 0, draft));
  for (let at = 0; at < links.length; at += batch)
    await tx
      .insertInto('question_categories')
      .values(links.slice(at, at + batch))
      .execute();
  return ids;
}

/** Files questions in the given order and answers their ids. Category ids must exist. */
export async function insertQuestions(tx: Tx, drafts: readonly QuestionDraft[], now: number): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < drafts.length; at += batch) ids.push(...(await insertBatch(tx, drafts.slice(at, at + batch), now)));
  return ids;
}

async function categoriesByQuestion(db: Db): Promise<Map<number, number[]>> {
  const links = await db.selectFrom('question_categories').select(['question_id', 'category_id']).orderBy('category_id').execute();
  const byQuestion = new Map<number, number[]>();
  for (const link of links) {
    const ids = byQuestion.get(link.question_id);
    if (ids === undefined) byQuestion.set(link.question_id, [link.category_id]);
    else ids.push(link.category_id);
  }
  return byQuestion;
}

/** The whole bank with its keys, newest first: for admins only. */
export async function allQuestions(db: Db): Promise<Question[]> {
  const [rows, categories] = [await db.selectFrom('questions').selectAll().orderBy('id', 'desc').execute(), await categoriesByQuestion(db)];
  return rows.map((row) => ({
    id: row.id,
    description: row.description,
    categoryIds: categories.get(row.id) ?? [],
    difficultyLevel: row.difficulty_level,
    language: row.language,
    examTags: JSON.parse(row.exam_tags_json) as string[],
    options: JSON.parse(row.options_json) as Option[],
  }));
}

/** Ids of at most so many questions in these categories and all below them, each once, drawn at random where there are more. */
export async function questionIdsBelow(db: Db, categoryIds: readonly number[], atMost: number): Promise<number[]> {
  const rows = await db
    .withRecursive('below(id)', (cte) =>
      cte
        .selectFrom('categories')
        .select('categories.id')
        .where('categories.id', 'in', categoryIds)
        .union(cte.selectFrom('categories').innerJoin('below', 'below.id', 'categories.parent_id').select('categories.id')),
    )
    .selectFrom((inside) =>
      inside
        .selectFrom('question_categories')
        .where('category_id', 'in', (deeper) => deeper.selectFrom('below').select('below.id'))
        .select('question_id')
        .distinct()
        .as('found'),
    )
    .select('question_id')
    .orderBy(sql`random()`)
    .limit(atMost)
    .execute();
  return rows.map((row) => row.question_id);
}

export interface DrawnQuestion {
  id: number;
  description: string;
  options: Option[];
}

/** The questions with these ids, by id. At most a paper's worth (300) at once. */
export async function questionsByIds(db: Db, ids: readonly number[]): Promise<Map<number, DrawnQuestion>> {
  const rows = await db.selectFrom('questions').select(['id', 'description', 'options_json']).where('id', 'in', ids).execute();
  return new Map(
    rows.map((row) => [row.id, { id: row.id, description: row.description, options: JSON.parse(row.options_json) as Option[] }]),
  );
}

export async function countQuestions(db: Db): Promise<number> {
  const row = await db.selectFrom('questions').select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return row.count;
}
