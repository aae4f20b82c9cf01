import { usePage } from '../../kit/calls/use-reply';
import { useMay } from '../../kit/rights/use-may';
import { useDayCopy } from '../../words/use-day-copy';
import type { TimedLearner } from '../kit/TimedLearner';

/** Sittings of one name that are asked for. */
const mostAsked = 50;

/** Says whether a learner has fetched, started or handed in a test, as far as the server knows: minutes may be meant for another learner. */
export function SittingNow({ id, learner }: { id: number; learner: TimedLearner }) {
  const { desk } = useDayCopy();
  const may = useMay();
  const query = { page: 1, size: mostAsked, search: learner.name };
  const { data } = usePage('getSittings', { params: { id }, query }, { enabled: may('getSittings'), gcTime: 0 });
  if (data === undefined) return null;
  const own = data.items.find(({ uid }) => uid === learner.uid);
  if (own === undefined && (data.total ?? 0) > data.items.length) return null;
  if (own?.handIn) return <p>{desk.sittingNow.handedIn}</p>;
  if (own?.start) return <p>{desk.sittingNow.started}</p>;
  return <p className="font-medium text-warn">{own?.fetchedAt ? desk.sittingNow.fetched : desk.sittingNow.nothing}</p>;
}
