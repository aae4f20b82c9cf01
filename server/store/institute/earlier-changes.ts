import { sql } from 'kysely';
import type { Db } from '../engine/store';

/** Changes that a version without the trail recorded in tables of their own. What it did not record, such as who made an exam, stays unknown. */
const earlier = [
  `select changed_at, changed_by, 'question-' || change, 'question', cast(question_id as text), '{"version":' || version || '}' from question_changes`,
  `select changed_at, changed_by, 'extra-time-set', 'person', uid, '{"timePercent":' || time_percent || '}' from extra_times`,
  `select corrected_at, '', 'key-corrected', 'assessment', cast(assessment_id as text),
     '{"questionId":' || question_id || ',"from":' || from_option || ',"to":' || to_option || '}' from corrections`,
  `select arrived_at, brought_by, 'submission-imported', 'person', uid,
     '{"assessmentId":' || assessment_id || ',"finished":' || case is_finished when 1 then 'true' else 'false' end || '}'
     from arrivals where way = 'file'`,
  "select saved_at, saved_by, 'look-saved', 'portal', '', '{}' from brands",
  "select shut_out_at, '', 'person-shut-out', 'person', uid, '{}' from shut_outs",
  "select granted_at, '', 'admin-address-granted', 'portal', '', '{}' from admin_addresses",
].join(' union all ');

/** Brings the changes of earlier versions into the trail, the oldest first. From then on each change writes its row itself. */
export const addEarlierChanges = (db: Db) =>
  sql.raw(`insert into trail (at, by_uid, act, kind, about_id, details_json) ${earlier} order by 1, 3, 5, 6`).execute(db);
