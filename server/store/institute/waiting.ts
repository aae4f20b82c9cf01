import type { Scope } from '../../../contract/people/rights';
import type { FrozenPaper } from '../../rules/papers/freeze';
import { retiredIds } from '../bank/questions';
import { unexplainedIds } from '../bank/unexplained';
import type { Db } from '../engine/store';
import { archivedIds } from '../papers/archive';
import { entryInSight } from '../shared/membership';
import { countIn } from '../shared/paged-rows';
import { personInSight, testInSight } from '../shared/sight';

/** Entries of one kind; more are counted by no reader. */
const most = 20;

/** Copies of unfinished attempts, imported from files, that wait for a hand-in or for an admin's word. */
export const waitingCopies = async (db: Db, scope: Scope): Promise<number> => {
  const copies = db.selectFrom('submissions').where('is_provisional', '=', 1).where(personInSight(scope, 'submissions.uid'));
  const seen = copies.where(testInSight(scope, 'submissions.assessment_id'));
  return countIn(seen);
};

/** Questions in use without an explanation. */
export async function countUnexplained(db: Db): Promise<number> {
  const rows = unexplainedIds(db).where('questions.id', 'not in', retiredIds(db)).as('found');
  return countIn(db.selectFrom(rows));
}

interface Named {
  id: number;
  name: string;
}

/** The latest drafts, with the number of their questions that were retired since they were drawn. */
export async function waitingDrafts(db: Db, scope: Scope): Promise<(Named & { retired: number })[]> {
  const drafts = await db
    .selectFrom('schedules')
    .innerJoin('assessments', 'assessments.id', 'schedules.assessment_id')
    .where('schedules.state', '=', 'draft')
    .where(testInSight(scope, 'assessments.id'))
    .where('assessments.id', 'not in', archivedIds(db))
    .select(['assessments.id', 'name', 'paper_json'])
    .orderBy('assessments.id', 'desc')
    .limit(most)
    .execute();
  const retired = new Set((await retiredIds(db).execute()).map((row) => row.question_id));
  return drafts.map(({ id, name, paper_json }) => {
    const questions = (JSON.parse(paper_json) as FrozenPaper).subjects.flatMap((subject) => subject.questions);
    return { id, name, retired: questions.filter((question) => retired.has(question.id)).length };
  });
}

/** The latest hidden assessments that no schedule will open. */
export const hiddenWithoutOpening = (db: Db, scope: Scope): Promise<Named[]> =>
  db
    .selectFrom('schedules')
    .innerJoin('assessments', 'assessments.id', 'schedules.assessment_id')
    .where('schedules.state', '=', 'hidden')
    .where(testInSight(scope, 'assessments.id'))
    .where('opens_at', 'is', null)
    .where('assessments.id', 'not in', archivedIds(db))
    .select(['assessments.id', 'name'])
    .orderBy('assessments.id', 'desc')
    .limit(most)
    .execute();

/** Entries of the roster whose person has not come yet. */
export const expectedPeople = async (db: Db, scope: Scope): Promise<number> => {
  const waiting = db.selectFrom('roster').where('uid', 'is', null).where(entryInSight(scope));
  return countIn(waiting);
};

/** Reports about questions that no admin has answered. */
export const openReports = (db: Db): Promise<number> => countIn(db.selectFrom('question_reports').where('outcome', 'is', null));

/** The latest assessments that were handed in since a time, at most `limit`. */
export const handedInLately = (db: Db, since: number, limit: number): Promise<Named[]> =>
  db
    .selectFrom('assessments as a')
    .where((where) =>
      where.exists(
        where
          .selectFrom('submissions as s')
          .select('s.uid')
          .whereRef('s.assessment_id', '=', 'a.id')
          .where('s.is_preview', '=', 0)
          .where('s.is_provisional', '=', 0)
          .where('s.submitted_at', '>=', since),
      ),
    )
    .select(['a.id', 'a.name'])
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
