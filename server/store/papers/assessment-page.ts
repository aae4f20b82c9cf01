import type { AssessmentSummary } from '../../../contract/assessment/assessment';
import type { AssessmentQuery } from '../../../contract/calls/page';
import { pageLimits } from '../../../contract/calls/page';
import type { Scope } from '../../../contract/people/rights';
import { Page } from '../../replies/paged-list';
import type { Db } from '../engine/store';
import { pageIn } from '../shared/paged-rows';
import { holdsWords } from '../shared/search-words';
import { testInSight } from '../shared/sight';
import { archivedIds, deletedIds } from './archive';
import { assessmentsByIds } from './assessments';

const columns = { id: 'assessment_id', name: 'name_key', questions: 'questions' } as const;

/** One page of the assessments outside the archive, or of those in it, that contain every word of the search; by default newest first. */
export async function pageOfAssessments(db: Db, query: AssessmentQuery, scope: Scope): Promise<Page<AssessmentSummary[]>> {
  const { page = 1, size = pageLimits.defaultSize, search = '', sort = '-id', state } = query;
  const column = columns[sort.replace('-', '') as keyof typeof columns];
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const matching = db
    .selectFrom('assessment_words')
    .where((where) => where.and(holdsWords(['words'], search)))
    .where(testInSight(scope, 'assessment_words.assessment_id'))
    .$if(state === undefined, (all) => all.where('assessment_id', 'not in', archivedIds(db)))
    .$if(state !== undefined, (all) => all.where('assessment_id', 'in', archivedIds(db)).where('assessment_id', 'not in', deletedIds(db)));
  const { rows, total } = await pageIn(
    { page, size },
    matching.select('assessment_id').orderBy(column, direction).orderBy('assessment_id', direction),
    matching,
  );
  const ids = rows.map((row) => row.assessment_id);
  return new Page(await assessmentsByIds(db, ids, scope), total);
}
