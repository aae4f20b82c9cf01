import { useHallCopy } from '../../../copy/use-hall-copy';
import { type HallCounts, hallStatuses } from '../../attempt/hall';
import { HallMark } from './HallMark';

/** The number of questions of a section in each state. */
export function Legend({ counts }: { counts: HallCounts }) {
  const words = useHallCopy();
  return (
    <dl className="grid grid-cols-2 gap-x-3 gap-y-2 text-sm leading-tight">
      {hallStatuses.map((status) => (
        <div key={status} className={`flex items-center gap-2 ${status === 'answered-marked' ? 'col-span-2' : ''}`} data-legend={status}>
          <dt className="order-1">{words.statuses[status]}</dt>
          <dd>
            <HallMark status={status} number={counts[status]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
