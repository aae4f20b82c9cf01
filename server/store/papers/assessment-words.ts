import type { AssessmentSummary } from '../../../contract/assessment/assessment';
import { fold, orderKey } from '../../../contract/fields/fold';
import { batch, insertMany } from '../engine/insert-many';
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

/** Adds the rows for assessments of versions without this table. */
export async function listOldAssessments(db: Db): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('assessments')
      .select(['id', 'name', 'subjects_json'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    const count = (json: string) => (JSON.parse(json) as AssessmentSummary['subjects']).reduce((sum, s) => sum + s.numberOfQuestions, 0);
    if (rows.length > 0)
      await listAssessments(
        db,
        rows.map(({ id, name, subjects_json }) => ({ id, name, questions: count(subjects_json) })),
      );
    if (rows.length < batch) return;
    last = rows.at(-1)?.id ?? last;
  }
}
