import type { FiledHandIn } from '../../../rules/schedule/readable';
import type { Db } from '../../engine/store';
import { countIn } from '../../shared/paged-rows';

/** The hand-ins of these people for an assessment, by uid; without copies of attempts under way and without trial runs. */
export async function handInsOf(db: Db, id: number, uids: readonly string[]): Promise<Map<string, FiledHandIn>> {
  if (uids.length === 0) return new Map();
  const rows = await db
    .selectFrom('submissions')
    .select(['uid', 'is_unproved', 'is_preview'])
    .where('assessment_id', '=', id)
    .where('uid', 'in', uids)
    .where('is_provisional', '=', 0)
    .where('is_preview', '=', 0)
    .execute();
  const chances = db.selectFrom('chances').select(['uid', 'ends_at']).where('assessment_id', '=', id).where('uid', 'in', uids);
  const unused = await chances.where('is_latest', '=', 1).where('used_at', 'is', null).execute();
  const until = new Map(unused.map(({ uid, ends_at }) => [uid, ends_at]));
  return new Map(
    rows.map(({ uid, is_unproved, is_preview }) => [
      uid,
      { isUnproved: is_unproved === 1, isPreview: is_preview === 1, chanceUntil: until.get(uid) ?? null },
    ]),
  );
}

/** How many learners handed an assessment in; without copies of attempts under way and without trial runs. */
export async function countHandIns(db: Db, id: number): Promise<number> {
  const all = db.selectFrom('submissions').where('assessment_id', '=', id).where('is_provisional', '=', 0).where('is_preview', '=', 0);
  return countIn(all);
}
