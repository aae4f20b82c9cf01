import { fold, orderKey } from '../../../contract/fields/fold';
import { insertMany } from '../engine/insert-many';
import type { Db } from '../engine/store';

interface Listed {
  id: number;
  name: string;
  questions: number;
}

/** The columns for search and order, in rows of a hundredth of the assessment's size. */
export async function listAssessments(db: Db, listed: readonly Listed[]): Promise<void> {
  const rows = listed.map(({ id, name, questions }) => ({
    assessment_id: id,
    words: fold([id, name, questions].join('\n')),
    name_key: orderKey(name),
    questions,
  }));
  await insertMany(db, 'assessment_words', rows);
}
