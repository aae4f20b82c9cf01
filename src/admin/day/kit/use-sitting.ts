import type { SittingReport } from '../../../../contract/assessment/desk';
import { usePage } from '../../kit/calls/use-reply';
import { useMay } from '../../kit/rights/use-may';
import type { TimedLearner } from './TimedLearner';

/** Sittings of one name that are asked for. */
const mostAsked = 50;

/** What the server knows of the first attempt of a learner: null where it has neither fetched, start nor hand-in; undefined where that is not known here. */
export function useSitting(id: number, { uid, name }: TimedLearner): SittingReport | null | undefined {
  const may = useMay();
  const query = { page: 1, size: mostAsked, search: name };
  const { data } = usePage('getSittings', { params: { id }, query }, { enabled: may('getSittings'), gcTime: 0 });
  if (data === undefined) return undefined;
  const own = data.items.find((sitting) => sitting.uid === uid);
  if (own === undefined && (data.total ?? 0) > data.items.length) return undefined;
  return own ?? null;
}
