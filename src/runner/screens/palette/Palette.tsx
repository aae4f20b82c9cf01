import { memo, useMemo } from 'react';
import type { Paper } from '../../../../contract/assessment/assessment';
import { usePaletteCopy } from '../../../copy/use-palette-copy';
import { Sign } from '../../../ui/controls/Sign';
import type { SignName } from '../../../ui/controls/signs';
import { type Attempt, standingOf } from '../../attempt/attempt';
import { countsOf, groupsOf, type QuestionStatus, statusOf } from '../../attempt/palette';
import { windowOf } from '../../attempt/sections/windows';
import { rove } from './rove';
import { useCellInSight } from './use-cell-in-sight';

/** Colours of spec §4, each with a sign, so that the states differ without colour. */
const looks: Record<QuestionStatus, { signs: SignName[]; colour: string; shape: string }> = {
  unanswered: { signs: [], colour: 'bg-unanswered', shape: 'rounded-md' },
  answered: { signs: ['check'], colour: 'bg-answered', shape: 'rounded-md' },
  marked: { signs: ['flag'], colour: 'bg-marked', shape: 'rounded-full' },
  'answered-marked': { signs: ['check', 'flag'], colour: 'bg-answered-marked', shape: 'rounded-full' },
};

const statuses = Object.keys(looks) as QuestionStatus[];

interface CellProps {
  questionId: number;
  number: number;
  status: QuestionStatus;
  /** The status as a screen reader announces it. */
  aloud: string;
  isCurrent: boolean;
  onGo: (questionId: number) => void;
}

/** Memoized: a paper may have 200 questions. */
const Cell = memo(({ questionId, number, status, aloud, isCurrent, onGo }: CellProps) => {
  const { signs, colour, shape } = looks[status];
  return (
    <button
      type="button"
      aria-label={`${number}, ${aloud}`}
      aria-current={isCurrent ? 'step' : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onKeyDown={rove}
      data-status={status}
      onClick={() => onGo(questionId)}
      className={`relative flex min-h-11 items-center border border-transparent justify-center font-semibold text-white tabular-nums aria-[current]:ring-3 aria-[current]:ring-ink aria-[current]:ring-offset-2 aria-[current]:ring-offset-surface ${colour} ${shape}`}
    >
      {number}
      {signs.length > 0 && (
        <span
          aria-hidden="true"
          className="-top-1 -right-1 absolute z-1 rounded-full bg-surface px-1 text-[0.65rem] text-ink leading-4 shadow-card"
        >
          {signs.map((sign) => (
            <Sign key={sign} of={sign} />
          ))}
        </span>
      )}
    </button>
  );
});

interface Props {
  paper: Paper;
  attempt: Attempt;
  onGo: (questionId: number) => void;
}

/** Every question of the paper, or of its current locked section, by its subject: 5 columns on small screens, 6 on larger (spec §2). */
export const Palette = memo(({ paper, attempt, onGo }: Props) => {
  const copy = usePaletteCopy();
  const { questionIds } = windowOf(attempt, attempt.currentQuestionId);
  const list = useCellInSight(attempt.currentQuestionId);
  const counts = countsOf(attempt, questionIds);
  const groups = useMemo(() => groupsOf(paper, questionIds), [paper, questionIds]);
  return (
    <nav
      aria-label={copy.questionPalette}
      className="@container flex flex-col gap-4 lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-4"
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm @max-[16rem]:order-last @max-[16rem]:grid-cols-1">
        {statuses.map((status) => (
          <div key={status} className="flex items-center gap-2 nth-[n+3]:col-span-full" data-legend={status}>
            {/* The sign stands beside the word too: red means one thing here and another in the hall look. */}
            <dt className="order-1">
              {looks[status].signs.map((sign) => (
                <Sign key={sign} of={sign} />
              ))}{' '}
              {copy.standings[status]}
            </dt>
            <dd
              className={`flex size-6 shrink-0 items-center border border-transparent justify-center font-semibold text-white text-xs tabular-nums ${looks[status].colour} ${looks[status].shape}`}
            >
              {counts[status]}
            </dd>
          </div>
        ))}
      </dl>
      <div ref={list} className="flex flex-col gap-2 lg:max-h-[calc(100dvh-20rem)] lg:overflow-y-auto">
        {groups.map(({ name, questionIds: ids }) => (
          <section key={name} aria-label={groups.length > 1 ? name : undefined}>
            {groups.length > 1 && <h3 className="wrap-anywhere font-semibold text-ink-soft text-sm">{name}</h3>}
            <div data-grid className="grid grid-cols-5 gap-2.5 p-1.5 lg:grid-cols-6">
              {ids.map((id) => {
                const status = statusOf(standingOf(attempt, id));
                return (
                  <Cell
                    key={id}
                    questionId={id}
                    number={attempt.questionIds.indexOf(id) + 1}
                    status={status}
                    aloud={copy.standingsAloud[status]}
                    isCurrent={id === attempt.currentQuestionId}
                    onGo={onGo}
                  />
                );
              })}
            </div>
          </section>
        ))}
      </div>
    </nav>
  );
});
