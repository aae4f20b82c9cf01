import { useDayCopy } from '../../words/use-day-copy';
import type { TimedLearner } from '../kit/TimedLearner';
import { useSitting } from '../kit/use-sitting';

/** Says whether a learner has fetched, started or handed in a test, as far as the server knows: minutes may be meant for another learner. */
export function SittingNow({ id, learner }: { id: number; learner: TimedLearner }) {
  const { desk } = useDayCopy();
  const own = useSitting(id, learner);
  if (own === undefined) return null;
  if (own?.handIn) return <p>{desk.sittingNow.handedIn}</p>;
  if (own?.start) return <p>{desk.sittingNow.started}</p>;
  return <p className="font-medium text-warn">{own?.fetchedAt ? desk.sittingNow.fetched : desk.sittingNow.nothing}</p>;
}
