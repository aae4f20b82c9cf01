import type { Today } from '../../../contract/assessment/today';
import type { Db } from '../engine/store';

/** What a new portal has of what its first test needs; null once a learner has handed in one. */
export async function firstSteps(db: Db): Promise<NonNullable<Today['begin']> | null> {
  const handIn = db.selectFrom('submissions').select('uid').where('is_preview', '=', 0).limit(1);
  if ((await handIn.executeTakeFirst()) !== undefined) return null;
  const [question, test, entry, learner, time] = await Promise.all([
    db.selectFrom('questions').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('assessments').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('roster').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('people').select('uid').where('role', 'is distinct from', 'admin').limit(1).executeTakeFirst(),
    db.selectFrom('schedules').select('assessment_id').where('opens_at', 'is not', null).limit(1).executeTakeFirst(),
  ]);
  return {
    questions: question !== undefined,
    test: test !== undefined,
    learners: entry !== undefined || learner !== undefined,
    time: time !== undefined,
  };
}
