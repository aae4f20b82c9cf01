import { useHallCopy } from '../../../copy/use-hall-copy';
import type { Attempt } from '../../attempt/attempt';
import { type HallCounts, type HallStatus, hallCounts, hallStatuses, type Section } from '../../attempt/hall';
import { rove } from '../palette/rove';
import { useCellInSight } from '../palette/use-cell-in-sight';
import { CountsTick, HallMark, hallShapes } from './HallMark';

/** The number of questions of a section in each state. */
function Legend({ counts }: { counts: HallCounts }) {
  const words = useHallCopy();
  return (
    <dl className="grid grid-cols-2 gap-x-3 gap-y-2 text-sm leading-tight @max-[16rem]:order-last @max-[16rem]:grid-cols-1">
      {hallStatuses.map((status) => (
        <div
          key={status}
          className={`flex items-center gap-2 ${status === 'answered-marked' ? '@min-[16rem]:col-span-2' : ''}`}
          data-legend={status}
        >
          <dt className="order-1">{words.statuses[status]}</dt>
          <dd>
            <HallMark status={status} number={counts[status]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  attempt: Attempt;
  statuses: ReadonlyMap<number, HallStatus>;
  /** The section on screen; legend and numbers cover only this section. */
  section: Section;
  onGo: (questionId: number) => void;
}

/** The questions of a section with their states; each is a button to its question. */
export function HallPalette({ attempt, statuses, section, onGo }: Props) {
  const words = useHallCopy();
  const list = useCellInSight(attempt.currentQuestionId);
  /** The one stop of the Tab key. */
  const stop = section.questionIds.includes(attempt.currentQuestionId) ? attempt.currentQuestionId : section.questionIds[0];
  return (
    <nav aria-label={words.palette} className="@container flex min-h-0 flex-col gap-3">
      <Legend counts={hallCounts(statuses, section.questionIds)} />
      <h3 className="wrap-anywhere -mx-4 bg-brand-soft px-4 py-2 font-semibold text-brand-ink">{section.name}</h3>
      <p className="text-ink-soft text-sm max-lg:hidden">{words.chooseQuestion}</p>
      <div ref={list} data-grid className="grid grid-cols-5 gap-2.5 p-1.5 lg:min-h-0 lg:overflow-y-auto">
        {section.questionIds.map((id) => {
          const status = statuses.get(id) ?? 'not-visited';
          const number = attempt.questionIds.indexOf(id) + 1;
          return (
            <button
              key={id}
              type="button"
              aria-label={`${number}, ${words.spoken[status]}`}
              aria-current={id === attempt.currentQuestionId ? 'step' : undefined}
              tabIndex={id === stop ? 0 : -1}
              onKeyDown={rove}
              data-status={status}
              onClick={() => onGo(id)}
              className={`relative mx-auto flex aspect-square w-full max-w-11 items-center justify-center font-semibold tabular-nums aria-[current]:ring-3 aria-[current]:ring-ink aria-[current]:ring-offset-2 aria-[current]:ring-offset-surface ${hallShapes[status]}`}
            >
              {number}
              <CountsTick status={status} />
            </button>
          );
        })}
      </div>
    </nav>
  );
}
