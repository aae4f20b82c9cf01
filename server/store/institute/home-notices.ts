import type { Selectable } from 'kysely';
import { isoOf } from '../../../contract/fields/times';
import type { HomeNotice, HomeNoticeDraft } from '../../../contract/institute/home-notice';
import { noticeLimits } from '../../../contract/institute/home-notice';
import type { Scope } from '../../../contract/people/rights';
import { hold } from '../engine/hold';
import type { Tables } from '../engine/schema';
import type { Db, Tx } from '../engine/store';
import { isOneOf } from '../shared/membership';
import { counted, countIn } from '../shared/paged-rows';
import { groupInSight } from '../shared/sight';

/** A stored notice with its groups, ascending; null: it is for everybody. */
export interface StoredNotice extends Selectable<Tables['notices']> {
  groupIds: number[] | null;
}

/** A stored notice as a learner's page shows it. */
export const noticeFrom = ({ id, text, hindi_text, link, ends_at }: Selectable<Tables['notices']>): HomeNotice => ({
  ...{ id, text },
  ...(hindi_text !== '' && { hindiText: hindi_text }),
  ...(link !== '' && { link }),
  until: isoOf(ends_at),
});

const shownAt = (db: Db, now: number) => db.selectFrom('notices').where('ended_at', 'is', null).where('ends_at', '>', now);

/** The notices that a learner of these groups is shown now, each once, the latest first. `now`: epoch milliseconds. */
export async function noticesFor(db: Db, groupIds: readonly number[], now: number): Promise<HomeNotice[]> {
  const ofGroup = db.selectFrom('notice_groups').select('notice_id').where(isOneOf('notice_groups.group_id', groupIds));
  const rows = await shownAt(db, now)
    .selectAll()
    .where((where) => where.or([where('is_for_all', '=', 1), where('id', 'in', ofGroup)]))
    .orderBy('id', 'desc')
    .execute();
  return rows.map(noticeFrom);
}

async function withGroups(db: Db, rows: readonly Selectable<Tables['notices']>[]): Promise<StoredNotice[]> {
  const ids = rows.map(({ id }) => id);
  const groups =
    ids.length === 0 ? [] : await db.selectFrom('notice_groups').selectAll().where('notice_id', 'in', ids).orderBy('group_id').execute();
  return rows.map((row) => ({
    ...row,
    groupIds: row.is_for_all === 1 ? null : groups.filter(({ notice_id }) => notice_id === row.id).map(({ group_id }) => group_id),
  }));
}

/** The notices that are for everybody or for a group in sight, the latest first: all that are shown, then the last of those that ended. */
export async function allNotices(db: Db, scope: Scope, now: number): Promise<StoredNotice[]> {
  const ofGroups = db.selectFrom('notice_groups').select('notice_id').where(groupInSight(scope, 'notice_groups.group_id'));
  // Of a group that was deleted meanwhile, an admin of the whole institute still sees what was said.
  const inSight = db
    .selectFrom('notices')
    .selectAll()
    .$if(scope !== null, (query) => query.where((where) => where.or([where('is_for_all', '=', 1), where('id', 'in', ofGroups)])))
    .orderBy('id', 'desc');
  const shown = await inSight.where('ended_at', 'is', null).where('ends_at', '>', now).execute();
  const ended = await inSight
    .where((where) => where.or([where('ended_at', 'is not', null), where('ends_at', '<=', now)]))
    .limit(noticeLimits.listed)
    .execute();
  return withGroups(db, [...shown, ...ended]);
}

/** A notice by its id, locked until the end of the transaction; null if there is none. */
export async function holdNotice(tx: Tx, id: number): Promise<StoredNotice | null> {
  const row = await hold(tx.updateTable('notices'), 'link').where('id', '=', id).returningAll().executeTakeFirst();
  return row === undefined ? null : ((await withGroups(tx, [row]))[0] ?? null);
}

/** How many notices are shown now for everybody, or for the one of these groups that has the most: what other groups have does not count. */
export async function countShown(db: Db, groupIds: readonly number[], now: number): Promise<number> {
  if (groupIds.length === 0) return countIn(shownAt(db, now).where('is_for_all', '=', 1));
  const ofGroups = shownAt(db, now).innerJoin('notice_groups', 'notice_groups.notice_id', 'notices.id');
  const rows = await ofGroups
    .where(isOneOf('notice_groups.group_id', groupIds))
    .groupBy('notice_groups.group_id')
    .select(counted)
    .execute();
  return rows.reduce((most, { count }) => Math.max(most, Number(count)), 0);
}

/** Adds a notice. `now`: epoch milliseconds. */
export async function addNotice(tx: Tx, draft: HomeNoticeDraft, now: number): Promise<StoredNotice> {
  const groupIds = [...new Set(draft.groupIds)].toSorted((one, other) => one - other);
  const row = await tx
    .insertInto('notices')
    .values({
      ...{ text: draft.text, hindi_text: draft.hindiText ?? '', link: draft.link ?? '' },
      ...{ ends_at: Date.parse(draft.until), is_for_all: groupIds.length === 0 ? 1 : 0, added_at: now, ended_at: null },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (groupIds.length > 0)
    await tx
      .insertInto('notice_groups')
      .values(groupIds.map((group_id) => ({ notice_id: row.id, group_id })))
      .execute();
  return { ...row, groupIds: groupIds.length === 0 ? null : groupIds };
}

/** Ends a notice. `now`: epoch milliseconds. */
export async function endNotice(tx: Tx, id: number, now: number): Promise<void> {
  await tx.updateTable('notices').set({ ended_at: now }).where('id', '=', id).execute();
}
