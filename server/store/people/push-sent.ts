import { sql } from 'kysely';
import type { NewsCode } from '../../../contract/push/news';
import { groupsOf } from '../../rules/people/group-moves';
import type { Db } from '../engine/store';
import { furtherGroupsOf, personInGroups } from '../shared/membership';

/** An event of which a person is told once. `occasion`: tells two of one assessment apart, 0 where there is one. */
export interface NewsEvent {
  code: NewsCode;
  assessmentId: number;
  occasion: number;
}

/** Learners whose devices get messages, and who were not told of an event. */
export interface Recipient {
  uid: string;
  groupIds: readonly number[];
}

/** Whom an event may be told to: one person, people of groups, or everybody. */
export interface Circle {
  uid?: string;
  groupIds?: readonly number[];
}

/** People with a device who are not shut out and were not told of the event, in the order of their uids, after one of them: at most `limit`. */
export async function untoldOf(
  db: Db,
  { code, assessmentId, occasion }: NewsEvent,
  { uid, groupIds = [] }: Circle,
  after: string,
  limit: number,
): Promise<Recipient[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .leftJoin('people', 'people.uid', 'push_subscriptions.uid')
    .leftJoin('shut_outs', 'shut_outs.uid', 'push_subscriptions.uid')
    .leftJoin('push_sent', (join) =>
      join
        .onRef('push_sent.uid', '=', 'push_subscriptions.uid')
        .on('push_sent.code', '=', code)
        .on('push_sent.assessment_id', '=', assessmentId)
        .on('push_sent.occasion', '=', occasion),
    )
    .select(['push_subscriptions.uid as uid', 'people.group_id as first'])
    .distinct()
    .where('push_subscriptions.uid', '>', after)
    .where('shut_outs.uid', 'is', null)
    .where('push_sent.uid', 'is', null)
    .$if(uid !== undefined, (query) => query.where('push_subscriptions.uid', '=', uid ?? ''))
    .$if(groupIds.length > 0, (query) => query.where(personInGroups(null, groupIds)))
    .orderBy('push_subscriptions.uid')
    .limit(limit)
    .execute();
  const uids = rows.map((row) => row.uid);
  const further = await furtherGroupsOf(db, uids);
  return rows.map((row) => ({ uid: row.uid, groupIds: groupsOf(row.first, further.get(row.uid) ?? []) }));
}

/**
 * Enters that a person is told of an event, before the message leaves: of two processes one gets true, and a process that is killed behind this tells
 * nobody. False too where the person has no device any more, as after an erasure. `now`: epoch milliseconds.
 */
export async function claimNews(db: Db, uid: string, { code, assessmentId, occasion }: NewsEvent, now: number): Promise<boolean> {
  const claimed = await db
    .insertInto('push_sent')
    .columns(['uid', 'code', 'assessment_id', 'occasion', 'sent_at'])
    .expression((from) =>
      from
        .selectFrom('push_subscriptions')
        .select([
          'push_subscriptions.uid',
          sql<NewsCode>`cast(${code} as text)`.as('code'),
          sql<number>`cast(${assessmentId} as bigint)`.as('assessment_id'),
          sql<number>`cast(${occasion} as bigint)`.as('occasion'),
          sql<number>`cast(${now} as bigint)`.as('sent_at'),
        ])
        .where('push_subscriptions.uid', '=', uid)
        .orderBy('push_subscriptions.added_at')
        .limit(1),
    )
    .onConflict((clash) => clash.doNothing())
    .returning('uid')
    .execute();
  return claimed.length > 0;
}

/** Removes what was sent before a time: no event is that old. Epoch milliseconds. */
export async function forgetSent(db: Db, before: number): Promise<void> {
  await db.deleteFrom('push_sent').where('sent_at', '<', before).execute();
}
