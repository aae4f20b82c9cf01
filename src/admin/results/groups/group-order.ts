import type { GroupTest } from '../../../../contract/assessment/group-comparison';
import { type Learners, sum, type TestsTogether, together } from './group-figures';

/** What groups are put in order by. */
export const orderKeys = ['name', 'learners', 'score', 'accuracy', 'participation'] as const;
export type OrderKey = (typeof orderKeys)[number];

export interface GroupOrder {
  by: OrderKey;
  direction: 'ascending' | 'descending';
}

/** A group of the page, or all learners. */
export interface Listed {
  key: string | number;
  name: string;
  own: Learners;
}

/** The figures of a group over all tests of the page; shares are null where there is nothing to share. */
export interface GroupFigures extends TestsTogether {
  /** Right answers among those given, by the sections: a question is in one section and may be in several categories. */
  accuracy: number | null;
  participation: number | null;
}

function accuracyOf(tests: readonly GroupTest[]): number | null {
  const answered = sum(tests.map(({ sections }) => sum(sections.answered)));
  return answered === 0 ? null : sum(tests.map(({ sections }) => sum(sections.right))) / answered;
}

export function figuresOf({ tests }: Learners): GroupFigures {
  const all = together(tests);
  return { ...all, accuracy: accuracyOf(tests), participation: all.learners === 0 ? null : all.came / all.learners };
}

function shareFor(by: Exclude<OrderKey, 'name'>, own: Learners): number | null {
  if (by === 'learners') return own.learners;
  const { mean, accuracy, participation } = figuresOf(own);
  return { score: mean, accuracy, participation }[by];
}

/** The groups by one of their figures, those without it last either way; stable. Null: as they are given. */
export function inOrder(groups: readonly Listed[], order: GroupOrder | null, locale: string): Listed[] {
  if (order === null) return [...groups];
  const { by, direction } = order;
  const sign = direction === 'ascending' ? 1 : -1;
  if (by === 'name') {
    const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
    return groups.toSorted((one, other) => sign * collator.compare(one.name, other.name));
  }
  const keyed = groups.map((group) => ({ group, share: shareFor(by, group.own) }));
  const missing = (share: number | null) => (share === null ? 1 : 0);
  return keyed
    .toSorted((one, other) => missing(one.share) - missing(other.share) || sign * ((one.share ?? 0) - (other.share ?? 0)))
    .map(({ group }) => group);
}

/** The order after a press on a heading: upwards first, so that the weakest stands at the top. */
export const pressed = (order: GroupOrder | null, by: OrderKey): GroupOrder => ({
  by,
  direction: order?.by === by && order.direction === 'ascending' ? 'descending' : 'ascending',
});

/** The order as a piece of an address, and back; what is none is null. */
export const orderText = ({ by, direction }: GroupOrder): string => (direction === 'ascending' ? by : `-${by}`);
export function orderFrom(text: string | null): GroupOrder | null {
  const by = orderKeys.find((key) => key === text?.replace(/^-/, ''));
  return by === undefined ? null : { by, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
}
