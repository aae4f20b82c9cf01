import { type Expression, type RawBuilder, sql } from 'kysely';
import type { ResultOrder } from '../../../../contract/assessment/result-list';
import type { ResultRowQuery } from '../../../../contract/calls/page';

export type Direction = 'asc' | 'desc';
export type RowOrder = readonly (readonly [by: Expression<unknown>, direction: Direction])[];

const ref = (column: string): RawBuilder<unknown> => sql.ref(column);

/** What has no rank comes last; of equal scores the earlier one comes first. */
export const byRank: RowOrder = [
  [ref('s.is_provisional'), 'asc'],
  [ref('s.score'), 'desc'],
  [ref('s.submitted_at'), 'asc'],
  [ref('s.uid'), 'asc'],
];

/** By a text; what has none comes last in both directions. */
const byText =
  (text: RawBuilder<unknown>) =>
  (direction: Direction): RowOrder => [
    [sql`case when ${text} = '' then 1 else 0 end`, 'asc'],
    [text, direction],
  ];
const byColumn =
  (column: string) =>
  (direction: Direction): RowOrder => [[ref(column), direction]];

/**
 * Texts of people that indexes of theirs have, with the uid behind: names (`people_by_name`) and addresses (`people_by_address`). They stand here as they stand
 * there: only then do both databases use the index.
 */
export const personKeys = {
  name: ref('p.name_key'),
  email: sql`coalesce(nullif(p.verified_email, ''), p.verified_phone, '')`,
};

const orders: Record<ResultOrder, (direction: Direction) => RowOrder> = {
  rank: (direction) =>
    direction === 'asc'
      ? []
      : [
          [ref('s.is_provisional'), 'asc'],
          [ref('s.score'), 'asc'],
        ],
  name: byText(sql`coalesce(p.name_key, '')`),
  email: byText(personKeys.email),
  group: byText(sql`coalesce(g.name_key, '')`),
  score: byColumn('s.score'),
  correctAnswers: byColumn('s.correct_answers'),
  wrongAnswers: byColumn('s.wrong_answers'),
  unattempted: byColumn('s.unattempted'),
  timeTaken: byColumn('s.time_taken'),
  submittedAt: byColumn('s.submitted_at'),
};

/** The whole order that a query asks for. */
export function orderOf(sort: NonNullable<ResultRowQuery['sort']>): RowOrder {
  const isDown = sort.startsWith('-');
  const column = (isDown ? sort.slice(1) : sort) as ResultOrder;
  return [...orders[column](isDown ? 'desc' : 'asc'), ...byRank];
}

export const backwards = (order: RowOrder): RowOrder => order.map(([by, direction]) => [by, direction === 'asc' ? 'desc' : 'asc']);

/** What an order needs beside the columns of a submission. */
export const joins: Partial<Record<ResultOrder, 'person' | 'group'>> = { name: 'person', email: 'person', group: 'group' };

/** A query in an order. */
export function inOrder<Q extends { orderBy(by: Expression<unknown>, direction: Direction): Q }>(rows: Q, order: RowOrder): Q {
  return order.reduce((all, [by, direction]) => all.orderBy(by, direction), rows);
}
