import { sql } from 'kysely';
import type { QuestionQuery } from '../../../contract/calls/page';
import { pageLimits } from '../../../contract/calls/page';
import { fold } from '../../../contract/fields/fold';
import type { Question } from '../../../contract/question/question';
import { Page } from '../../replies/paged-list';
import type { Db } from '../engine/store';
import { counted, pageIn } from '../shared/paged-rows';
import { holdsWords } from '../shared/search-words';
import { below } from './categories';
import { questionsShown, retiredIds } from './questions';
import { unexplainedIds } from './unexplained';

const stateOf = ({ ids, state }: QuestionQuery) => state ?? (ids === undefined ? 'active' : null);

const linksFor = (state: 'active' | 'retired') => (state === 'retired' ? 'retired_question_categories' : 'question_categories');

/** Categories and what is below them (`below`), and the place of each in the order of the paths (`placed`). Unused parts cost nothing. */
const tables = (db: Db, category: number) =>
  below(db, [category])
    .withRecursive('named(id, path)', (cte) =>
      cte
        .selectFrom('categories')
        .where('parent_id', 'is', null)
        .select(['categories.id', sql<string>`name_key`.as('path')])
        .unionAll(
          cte
            .selectFrom('categories')
            .innerJoin('named', 'named.id', 'categories.parent_id')
            .select(['categories.id', sql<string>`named.path || ${'\t'} || name_key`.as('path')]),
        ),
    )
    .with('placed', (cte) =>
      cte.selectFrom('named').select(['named.id', sql<number>`row_number() over (order by named.path, named.id)`.as('place')]),
    );

function matching(db: Db, query: QuestionQuery) {
  const { search = '', category, passage, upload, difficulty, language, kind, ids, lacks } = query;
  const state = stateOf(query);
  // No category has the id 0: without a filter the table `below` is empty and unused.
  const found = tables(db, category ?? 0)
    .selectFrom('question_words')
    .where((where) => where.and(holdsWords(['words'], search)));
  const bare = lacks === undefined ? found : found.where('question_words.question_id', 'in', unexplainedIds(db));
  const named = ids === undefined ? bare : bare.where('question_words.question_id', 'in', ids);
  const shared =
    passage === undefined
      ? named
      : named.where('question_words.question_id', 'in', (deeper) =>
          deeper.selectFrom('question_passages').select('question_passages.question_id').where('passage_id', '=', passage),
        );
  const uploaded =
    upload === undefined
      ? shared
      : shared.where('question_words.question_id', 'in', (deeper) =>
          deeper.selectFrom('question_uploads').select('question_uploads.question_id').where('upload', '=', upload),
        );
  const all =
    state === null ? uploaded : uploaded.where('question_words.question_id', state === 'retired' ? 'in' : 'not in', retiredIds(db));
  const inside =
    category === undefined
      ? all
      : all.where('question_words.question_id', 'in', (deeper) =>
          deeper
            .selectFrom(linksFor(state ?? 'active'))
            .select('question_id')
            .where('category_id', 'in', (deepest) => deepest.selectFrom('below').select('below.id')),
        );
  const asHard = difficulty === undefined ? inside : inside.where('difficulty', '=', fold(difficulty));
  const said = language === undefined ? asHard : asHard.where('language', '=', fold(language));
  return kind === undefined ? said : said.where('kind', '=', kind);
}

/** The usual difficulties by what they mean. */
const hardness = sql<number>`case difficulty when 'easy' then 1 when 'medium' then 2 when 'hard' then 3 else 4 end`;
/** In either direction, behind the usual ones: first all others, then none. */
const strangeness = sql<number>`case when difficulty in ('easy', 'medium', 'hard') then 0 when difficulty = '' then 2 else 1 end`;

/** The query in an order that it finds by itself; equal ones newest first. */
function inOrder(db: Db, query: QuestionQuery, order: 'id' | 'name' | 'difficulty', direction: 'asc' | 'desc') {
  const found = matching(db, query);
  if (order === 'id') return found.orderBy('question_words.question_id', direction);
  const ordered = order === 'name' ? found.orderBy(sql`words`, direction) : found.orderBy(strangeness).orderBy(hardness, direction);
  return ordered.orderBy('question_words.question_id', 'desc');
}

interface Found {
  rows: { question_id: number }[];
  total: number;
}

/**
 * The page in the order of categories. Ordering the whole bank by its paths would take ten times as long as counting each category and reading
 * only those of the page.
 */
async function pageByCategory(db: Db, query: QuestionQuery, isTurned: boolean, page: number, size: number): Promise<Found> {
  const placed = await tables(db, 0).selectFrom('placed').select('placed.id').orderBy('place').execute();
  const counts = await matching(db, query).select(['first_category', counted]).groupBy('first_category').execute();
  const countOf = new Map(counts.map(({ first_category, count }) => [first_category, count]));
  const rows: Found['rows'] = [];
  let skip = (page - 1) * size;
  for (const { id } of isTurned ? placed.toReversed() : placed) {
    const count = countOf.get(id) ?? 0;
    if (rows.length === size || count === 0) continue;
    if (skip < count)
      rows.push(
        ...(await inOrder(db, query, 'id', 'desc')
          .where('first_category', '=', id)
          .select('question_words.question_id')
          .limit(size - rows.length)
          .offset(skip)
          .execute()),
      );
    skip = Math.max(0, skip - count);
  }
  return { rows, total: counts.reduce((sum, { count }) => sum + count, 0) };
}

/** One page of the questions of a query, with their answer keys; by default newest first. */
export async function pageOfQuestions(db: Db, query: QuestionQuery): Promise<Page<Question[]>> {
  const { page = 1, size = pageLimits.defaultSize, sort = '-id' } = query;
  const isTurned = sort.startsWith('-');
  const order = sort.replace('-', '') as 'id' | 'name' | 'difficulty' | 'category';
  const { rows, total } =
    order === 'category'
      ? await pageByCategory(db, query, isTurned, page, size)
      : await pageIn(
          { page, size },
          inOrder(db, query, order, isTurned ? 'desc' : 'asc').select('question_words.question_id'),
          matching(db, query),
        );
  const ids = rows.map((row) => row.question_id);
  return new Page(await questionsShown(db, ids), total);
}
