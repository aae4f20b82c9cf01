import { fold } from '../../../contract/fields/fold';
import type { Question } from '../../../contract/question/question';
import { batch, insertMany } from '../insert-many';
import type { Db } from '../store';

type Listed = Pick<Question, 'id' | 'description' | 'difficultyLevel' | 'language' | 'translation'>;

/** The words of both languages: a search finds a question by either. */
const wordsOf = ({ description, difficultyLevel, language, translation }: Omit<Listed, 'id'>) => ({
  words: fold([description, translation?.description ?? ''].join('\n').trim()),
  difficulty: fold(difficultyLevel),
  language: fold(language),
});

/** The columns for search and filters, in rows of a tenth of the question's size. */
export async function listQuestions(db: Db, listed: readonly Listed[]): Promise<void> {
  const rows = listed.map((question) => ({ question_id: question.id, ...wordsOf(question) }));
  await insertMany(db, 'question_words', rows);
}

/** Adds the rows for questions of versions without this table. */
export async function listOldQuestions(db: Db): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('questions')
      .select(['id', 'description', 'difficulty_level as difficultyLevel', 'language'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    if (rows.length > 0) await listQuestions(db, rows);
    if (rows.length < batch) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Replaces the row of a changed question. */
export async function renameQuestion(db: Db, question: Listed): Promise<void> {
  await db.updateTable('question_words').set(wordsOf(question)).where('question_id', '=', question.id).execute();
}
