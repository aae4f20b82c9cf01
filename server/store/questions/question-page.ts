import type { QuestionQuery } from '../../../contract/calls/page';
import { fold } from '../../../contract/fields/fold';
import { pageLimits } from '../../../contract/fields/limits';
import type { Question } from '../../../contract/question/question';
import { Page } from '../../replies/paged-list';
import { counted, countedPage, holdsWords } from '../search/matching';
import type { Db } from '../store';
import { below } from './categories';
import { questionsShown, retiredIds } from './questions';

function matching(db: Db, { search = '', category, difficulty, language, state = 'active' }: QuestionQuery) {
  // No category has the id 0: without a filter the table `below` is empty and unused.
  const all = below(db, [category ?? 0])
    .selectFrom('question_words')
    .where((where) => where.and(holdsWords(['words'], search)))
    .where('question_words.question_id', state === 'retired' ? 'in' : 'not in', retiredIds(db));
  const links = state === 'retired' ? 'retired_question_categories' : 'question_categories';
  const inside =
    category === undefined
      ? all
      : all.where('question_id', 'in', (deeper) =>
          deeper
            .selectFrom(links)
            .select('question_id')
            .where('category_id', 'in', (deepest) => deepest.selectFrom('below').select('below.id')),
        );
  const asHard = difficulty === undefined ? inside : inside.where('difficulty', '=', fold(difficulty));
  return language === undefined ? asHard : asHard.where('language', '=', fold(language));
}

/** One page of the questions of a query, with their answer keys; by default newest first. */
export async function pageOfQuestions(db: Db, query: QuestionQuery): Promise<Page<Question[]>> {
  const { page = 1, size = pageLimits.defaultSize, sort = '-id' } = query;
  const { rows, total } = await countedPage(
    { page, size },
    (limit, offset) =>
      matching(db, query)
        .select('question_words.question_id')
        .orderBy('question_words.question_id', sort === 'id' ? 'asc' : 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
    () => matching(db, query).select(counted).executeTakeFirstOrThrow(),
  );
  const ids = rows.map((row) => row.question_id);
  return new Page(await questionsShown(db, ids), total);
}
