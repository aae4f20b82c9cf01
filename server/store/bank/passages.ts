import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { PassageQuery } from '../../../contract/calls/page';
import { pageLimits } from '../../../contract/calls/page';
import type { Passage } from '../../../contract/question/passage';
import type { ListedPassage } from '../../../contract/question/passage-list';
import { Page } from '../../replies/paged-list';
import type { Tables } from '../engine/schema';
import type { Db } from '../engine/store';
import { pageIn } from '../shared/paged-rows';
import { holdsWords } from '../shared/search-words';

const columns = ['passages.id', 'text', 'passages.picture_json', 'passages.translation_json'] as const;
type Row = Pick<Selectable<Tables['passages']>, 'id' | 'text' | 'picture_json' | 'translation_json'>;

const passageIn = ({ id, text, picture_json, translation_json }: Row): Passage => ({
  id,
  text,
  ...(picture_json !== null && { picture: JSON.parse(picture_json) as Passage['picture'] }),
  ...(translation_json !== null && { translation: JSON.parse(translation_json) as Passage['translation'] }),
});

/** The passages with these ids, by id. */
export async function passagesById(db: Db, ids: readonly number[]): Promise<Map<number, Passage>> {
  const rows = ids.length === 0 ? [] : await db.selectFrom('passages').select(columns).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, passageIn(row)]));
}

/** The passages of these questions, by the question; absent where a question has none. At most a batch of a list at once. */
export async function passagesOf(db: Db, questionIds: readonly number[]): Promise<Map<number, Passage>> {
  const links = await linksOf(db, questionIds);
  const passages = await passagesById(db, [...new Set(links.values())]);
  return new Map(
    [...links].flatMap(([question, id]) => {
      const passage = passages.get(id);
      return passage === undefined ? [] : [[question, passage] as const];
    }),
  );
}

/** The ids of the passages of these questions, by the question. */
export async function linksOf(db: Db, questionIds: readonly number[]): Promise<Map<number, number>> {
  if (questionIds.length === 0) return new Map();
  const rows = await db.selectFrom('question_passages').selectAll().where('question_id', 'in', questionIds).execute();
  return new Map(rows.map(({ question_id, passage_id }) => [question_id, passage_id]));
}

/** The questions of these passages that papers may draw, by the passage, in the order of their ids. */
export async function activeQuestionsOf(db: Db, passageIds: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom('question_passages')
    .selectAll()
    .where('passage_id', 'in', passageIds)
    .where('question_id', 'not in', (retired) => retired.selectFrom('retired_questions').select('retired_questions.question_id'))
    .orderBy('question_id')
    .execute();
  const questions = new Map<number, number[]>(passageIds.map((id) => [id, []]));
  for (const { question_id, passage_id } of rows) questions.get(passage_id)?.push(question_id);
  return questions;
}

/** All questions of a passage in the order of their ids, retired ones too. */
export async function questionIdsOfPassage(db: Db, id: number): Promise<number[]> {
  const rows = await db.selectFrom('question_passages').select('question_id').where('passage_id', '=', id).orderBy('question_id').execute();
  return rows.map(({ question_id }) => question_id);
}

/** The number of questions of each of these passages, retired ones included; absent where there is none. */
export async function countsOf(db: Db, passageIds: readonly number[]): Promise<Map<number, number>> {
  if (passageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('question_passages')
    .select(['passage_id', sql<number>`count(*)`.as('count')])
    .where('passage_id', 'in', passageIds)
    .groupBy('passage_id')
    .execute();
  return new Map(rows.map(({ passage_id, count }) => [passage_id, count]));
}

/** One page of the passages, the newest first, with the numbers of their questions. */
export async function pageOfPassages(db: Db, query: PassageQuery): Promise<Page<ListedPassage[]>> {
  const { page = 1, size = pageLimits.defaultSize, search = '', sort = '-id' } = query;
  const matching = db.selectFrom('passages').where((where) => where.and(holdsWords(['words'], search)));
  const { rows, total } = await pageIn(
    { page, size },
    matching.select(columns).orderBy('passages.id', sort === 'id' ? 'asc' : 'desc'),
    matching,
  );
  const ids = rows.map(({ id }) => id);
  const [all, active] = [await countsOf(db, ids), ids.length === 0 ? new Map<number, number[]>() : await activeQuestionsOf(db, ids)];
  return new Page(
    rows.map((row) => {
      const questions = active.get(row.id)?.length ?? 0;
      return { ...passageIn(row), questions, retired: (all.get(row.id) ?? 0) - questions };
    }),
    total,
  );
}
