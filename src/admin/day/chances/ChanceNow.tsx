import { Banner } from '../../../ui/controls/Banner';
import { usePage } from '../../kit/calls/use-reply';
import { useMay } from '../../kit/rights/use-may';
import { dayAndTime } from '../../papers/schedule/local-time';
import { useDayCopy } from '../../words/use-day-copy';
import type { TimedLearner } from '../kit/TimedLearner';
import { useSitting } from '../kit/use-sitting';
import { isOpenChance } from './use-chances';

/** Chances of one name that are asked for. */
const mostAsked = 50;

interface Props {
  /** Of the assessment. */
  id: number;
  learner: TimedLearner;
  /** The server's time, epoch milliseconds. */
  now: number;
}

/**
 * What a further chance meets: an attempt that is under way, since when and what the chance then is, or a chance that is open already. Nothing for an admin who
 * reads no sittings. The server hears of the start of a first attempt only.
 */
export function ChanceNow({ id, learner, now }: Props) {
  const { chances: words, locale } = useDayCopy();
  const may = useMay();
  const own = useSitting(id, learner);
  const query = { page: 1, size: mostAsked, search: learner.name, state: 'open' as const };
  const { data: given } = usePage('getChances', { params: { id }, query }, { enabled: may('getSittings'), gcTime: 0 });
  const open = given?.items.find((one) => one.uid === learner.uid && isOpenChance(one, now))?.chances.at(-1);
  const start = own?.handIn ? null : own?.start;
  if (!start && open === undefined) return null;
  return (
    <Banner tone="warning">
      {start && <p>{words.underWay(dayAndTime(start.startedAt, locale))}</p>}
      {open === undefined ? (
        <>
          <p className="font-normal">{words.afterIt}</p>
          <p className="font-normal">{words.onlyTime}</p>
        </>
      ) : (
        <p className={start ? 'font-normal' : ''}>{words.hasOpen(dayAndTime(open.until, locale))}</p>
      )}
    </Banner>
  );
}
