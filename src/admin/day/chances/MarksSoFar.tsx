import type { ChanceDraft } from '../../../../contract/assessment/chance-bodies';
import { Banner } from '../../../ui/controls/Banner';
import { usePage } from '../../kit/calls/use-reply';
import { useMay } from '../../kit/rights/use-may';
import { useDayCopy } from '../../words/use-day-copy';
import { numberText } from '../../words/wording/figures';
import type { TimedLearner } from '../kit/TimedLearner';

interface Props {
  /** Of the assessment. */
  id: number;
  /** null: the chance is for `groupIds`. */
  learner: TimedLearner | null;
  groupIds?: ChanceDraft['groupIds'];
}

/** Results of one name that are asked for. */
const mostAsked = 50;

/** Where the last hand-in counts: the marks that a new one takes the place of. Nothing for an admin who reads no results. */
export function MarksSoFar({ id, learner, groupIds }: Props) {
  const { chances: words } = useDayCopy();
  const may = useMay();
  const query = learner ? { page: 1, size: mostAsked, search: learner.name } : { page: 1, size: 1, group: groupIds?.[0] };
  const { data } = usePage('getResultRows', { params: { id }, query }, { enabled: may('getResultRows'), gcTime: 0 });
  const own = data?.items.find(({ uid }) => uid === learner?.uid);
  const many = learner ? 0 : (data?.total ?? 0);
  if (own === undefined && many === 0) return null;
  return <Banner tone="warning">{own ? words.replaced(numberText(own.score)) : words.replacedOf(many)}</Banner>;
}
