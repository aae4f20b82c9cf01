import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { batch, insertMany } from '../../../engine/insert-many';
import { preparedStatement } from '../../../engine/prepared-statements';
import type { Db } from '../../../engine/store';
import { folded, type OldQuestion, oldKey, ordered } from './texts';

/** The questions of the bank by id, a batch at a time; no batch is empty. */
export async function* oldQuestions(db: Db): AsyncGenerator<OldQuestion[]> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('questions')
      .select(['id', 'description', 'options_json'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    if (rows.length > 0) yield rows.map(({ id, description, options_json }) => ({ id, description, options: JSON.parse(options_json) }));
    if (rows.length < batch) return;
    last = rows.at(-1)?.id ?? last;
  }
}

interface Keyed {
  id: number;
  key: string;
}

/** Claims keys for a bank of a version without keys; of several questions with the same key, the oldest gets it. */
export async function claimOldKeys(db: Db): Promise<void> {
  const insert = preparedStatement<Keyed, unknown>(
    (some) =>
      db
        .insertInto('question_keys')
        .values(some.map(({ id, key }) => ({ key_hash: key, question_id: id })))
        .onConflict((conflict) => conflict.doNothing()),
    ({ id, key }) => [key, id],
  );
  for await (const questions of oldQuestions(db)) {
    const keyed = questions.map((question): Keyed => ({ id: question.id, key: hash('sha256', oldKey(question), 'base64') }));
    keyed.sort((a, b) => (a.key === b.key ? a.id - b.id : a.key < b.key ? -1 : 1));
    await db.executeQuery(insert(keyed));
  }
}

/** Adds the words of the questions there are. Later steps add the first category and the kind. */
export async function listOldQuestions(db: Db): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('questions')
      .select(['id', 'description', 'difficulty_level', 'language'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    const worded = rows.map(({ id, description, difficulty_level, language }) => ({
      question_id: id,
      words: folded(description.trim()),
      difficulty: folded(difficulty_level),
      language: folded(language),
    }));
    if (rows.length > 0) await insertMany(db, 'question_words', worded);
    if (rows.length < batch) return;
    last = rows.at(-1)?.id ?? last;
  }
}

const firstCategory = sql<number>`coalesce(
  (select min(category_id) from question_categories where question_categories.question_id = question_words.question_id),
  (select min(category_id) from retired_question_categories where retired_question_categories.question_id = question_words.question_id),
  0)`;

/** Sets the first category of all questions: the one with the lowest id. */
export const fileOldQuestions = (db: Db) => db.updateTable('question_words').set({ first_category: firstCategory }).execute();

/** Adds the words of the assessments there are. */
export async function listOldAssessments(db: Db): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('assessments')
      .select(['id', 'name', 'subjects_json'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    const worded = rows.map(({ id, name, subjects_json }) => {
      const subjects = JSON.parse(subjects_json) as { numberOfQuestions: number }[];
      const questions = subjects.reduce((sum, subject) => sum + subject.numberOfQuestions, 0);
      return { assessment_id: id, words: folded([id, name, questions].join('\n')), name_key: ordered(name), questions };
    });
    if (rows.length > 0) await insertMany(db, 'assessment_words', worded);
    if (rows.length < batch) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Adds the words of the people there are. */
export async function listOldPeople(db: Db): Promise<void> {
  for (let last = ''; ; ) {
    const people = await db
      .selectFrom('people')
      .select(['uid', 'first_name', 'last_name', 'email', 'phone', 'role_email'])
      .where('uid', '>', last)
      .orderBy('uid')
      .limit(batch)
      .execute();
    for (const { uid, first_name, last_name, email, phone, role_email } of people) {
      const name = `${first_name} ${last_name}`.trim();
      const verified = role_email ?? '';
      const words = folded([name, verified, email, phone].join('\n'));
      await db
        .updateTable('people')
        .set({ words, name_key: ordered(name || verified || email) })
        .where('uid', '=', uid)
        .execute();
    }
    if (people.length < batch) return;
    last = people.at(-1)?.uid ?? last;
  }
}
