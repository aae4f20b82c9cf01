import { sql } from 'kysely';
import { fold } from '../../../contract/fields/fold';
import { kindOf } from '../../../contract/kinds/kind';
import type { Question } from '../../../contract/question/question';
import { insertMany } from '../engine/insert-many';
import type { Db } from '../engine/store';

type Worded = Pick<Question, 'id' | 'description' | 'difficultyLevel' | 'language' | 'translation' | 'kind'>;

/** The words of both languages: a search finds a question by either. */
const wordsOf = ({ description, difficultyLevel, language, translation }: Omit<Worded, 'id' | 'kind'>) => ({
  words: fold([description, translation?.description ?? ''].join('\n').trim()),
  difficulty: fold(difficultyLevel),
  language: fold(language),
});

/** The columns for search, filters and order, in rows of a tenth of the question's size. */
export async function listQuestions(db: Db, listed: readonly (Worded & Pick<Question, 'categoryIds'>)[]): Promise<void> {
  const rows = listed.map((question) => ({
    question_id: question.id,
    ...wordsOf(question),
    first_category: Math.min(...question.categoryIds),
    kind: kindOf(question),
  }));
  await insertMany(db, 'question_words', rows);
}

/** Replaces the words of a changed question. */
export async function renameQuestion(db: Db, question: Worded): Promise<void> {
  await db
    .updateTable('question_words')
    .set({ ...wordsOf(question), kind: kindOf(question) })
    .where('question_id', '=', question.id)
    .execute();
}

/** The category that lists show first: the one with the lowest id. 0: the question has none. */
const firstCategory = sql<number>`coalesce(
  (select min(category_id) from question_categories where question_categories.question_id = question_words.question_id),
  (select min(category_id) from retired_question_categories where retired_question_categories.question_id = question_words.question_id),
  0)`;

/** Sets the first category of questions whose links have changed. */
export async function refileQuestions(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db.updateTable('question_words').set({ first_category: firstCategory }).where('question_id', 'in', ids).execute();
}

/** The same for all questions that are in one category. */
export async function refileCategory(db: Db, categoryId: number): Promise<void> {
  for (const links of ['question_categories', 'retired_question_categories'] as const)
    await db
      .updateTable('question_words')
      .set({ first_category: firstCategory })
      .where('question_id', 'in', db.selectFrom(links).select(`${links}.question_id`).where('category_id', '=', categoryId))
      .execute();
}
