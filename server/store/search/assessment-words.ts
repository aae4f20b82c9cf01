import type { AssessmentSummary } from '../../../contract/assessment/assessment';
import { fold, orderKey } from '../../../contract/fields/fold';
import { batch, insertMany } from '../insert-many';
import type { Db } from '../store';

interface Listed {
  id: number;
  name: string;
  questions: number;
}

/** What lists search and order by, in rows of a hundredth of the assessment's own. */
export async function listAssessments(db: Db, listed: readonly Listed[]): Promise<void> {
  const rows = listed.map(({ id, name, questions }) => ({
    assessment_id: id,
    words: fold([id, name, questions].join('\n')),
    name_key: orderKey(name),
    questions,
  }));
  await insertMany(db, 'assessment_words', rows);
}

/** The same for assessments from before there was such a list. */
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
