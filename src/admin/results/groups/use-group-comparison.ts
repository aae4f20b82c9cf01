import { useReply } from '../../kit/calls/use-reply';
import { addressOf, wholeIn } from '../../kit/paths/use-filters';
import { type GroupOrder, orderFrom, orderText } from './group-order';

/** What the address chooses. `test`: null for the last released tests. `group`: null for all groups, `none` for learners of no group. */
export interface ComparedChoice {
  test: number | null;
  /** Whether papers for practice are among the last released tests. */
  practice: boolean;
  group: number | 'none' | null;
  /** null: by name. */
  order: GroupOrder | null;
}

/** The choice in an address; what is none is left out. */
export const choiceIn = (params: URLSearchParams): ComparedChoice => ({
  test: wholeIn(params.get('test')),
  practice: params.has('practice'),
  group: params.get('group') === 'none' ? 'none' : wholeIn(params.get('group')),
  order: orderFrom(params.get('order')),
});

export const addressWith = (choice: ComparedChoice): Record<string, string> =>
  addressOf({ ...choice, practice: choice.practice ? 1 : null, order: choice.order && orderText(choice.order) });

/** Groups side by side in one test, or in the last released ones. */
export const useGroupComparison = (test: number | null, practice: boolean) =>
  useReply('getGroupComparison', { query: test !== null ? { assessments: String(test) } : practice ? { practice: 'with' } : {} });
