import type { Migration } from './migration';
import { column, table } from './steps';

/** The steps that version 0.7.0 added. */
export const version07: readonly Migration[] = [
  table('schedules of assessments', 'schedules')`
    assessment_id row-id key > assessments.id, state text, opens_at bigint?, closes_at bigint?, results_at bigint?,
    ends_together integer = 0`,
  table('seals of papers', 'seals')`assessment_id row-id key > assessments.id, key text, code text, sealed_json text`,
  table('starts of attempts', 'starts')`
    assessment_id bigint > assessments.id, uid text, seen_at bigint, said_at bigint, dated_by text, primary key assessment_id uid`,
  table('fetches of scheduled papers', 'paper_fetches')`
    assessment_id bigint > assessments.id, uid text, fetched_at bigint, primary key assessment_id uid`,
  column('when a submission was sat, as its device says', 'submissions', 'evidence_json text?'),
  column('minutes that everybody gets', 'schedules', 'more_minutes integer = 0'),
];
