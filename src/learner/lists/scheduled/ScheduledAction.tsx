import type { ReactNode } from 'react';
import type { AssessmentSummary } from '../../../../contract/assessment/assessment';
import { useScheduleCopy } from '../../../copy/use-schedule-copy';
import { device } from '../../../runner/device/db';
import { seeTime } from '../../../runner/device/seen-times';
import { trustedClock } from '../../../runner/device/trusted-clock';
import { ButtonLink } from '../../../ui/controls/Button';
import { ScheduleLines } from '../../../ui/schedule/ScheduleLines';
import { useMovedFrom } from '../../../ui/schedule/use-moved-from';
import { useTime } from '../../../ui/schedule/use-time';
import { row } from '../view/row';

interface Props {
  assessment: AssessmentSummary;
  /** Stands above its times. */
  first: ReactNode;
  /** The link that starts it. */
  children: ReactNode;
}

/** The times of an assessment, and its start while it can be started; before the opening, the way to the countdown. */
export function ScheduledAction({ assessment, first, children }: Props) {
  const copy = useScheduleCopy();
  const [opensAt, closesAt] = [assessment.opensAt, assessment.closesAt].map((time) => (time === undefined ? null : Date.parse(time)));
  const movedFrom = useMovedFrom(assessment.opensAt, (at) => seeTime(device, `opens ${assessment.id}`, at, false));
  const times = [opensAt, closesAt].filter((time) => time != null);
  const now = useTime(trustedClock.now, times);
  if (closesAt != null && now > closesAt && trustedClock.isSure())
    return (
      <p data-note className={`text-ink-soft max-sm:text-sm ${row.note}`}>
        {copy.closed}
      </p>
    );
  return (
    <>
      {/* A folded row of a phone has the next one; the figures of a test stand below it, unless it runs elsewhere. */}
      <div data-note={first ? '' : undefined} className={`empty:hidden ${row.note} max-sm:in-data-folded:[&_li:nth-child(n+2)]:hidden`}>
        {first}
        <ScheduleLines of={assessment} now={now} size="short" movedFrom={movedFrom} />
      </div>
      {opensAt != null && now < opensAt ? (
        <ButtonLink
          className={row.action}
          variant="secondary"
          to={`/assessments/${assessment.id}`}
          aria-label={`${copy.toCountdown}: ${assessment.name}`}
        >
          {copy.toCountdown}
        </ButtonLink>
      ) : (
        children
      )}
    </>
  );
}
