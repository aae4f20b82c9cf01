import { type ReactNode, Suspense } from 'react';
import { type AssessmentSummary, questionCount } from '../../../contract/assessment/assessment';
import { grantedSeconds } from '../../../contract/assessment/granted';
import { useListCopy } from '../../copy/use-list-copy';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Badge, Card } from '../../ui/controls/Card';
import { lazyOrNothing } from '../../ui/lazy-or-nothing';
import { Facts } from '../Facts';
import { useFigures } from '../figures';

const ScheduledAction = lazyOrNothing(async () => (await import('./scheduled/ScheduledAction')).ScheduledAction);

interface Props {
  assessment: AssessmentSummary;
  isNew: boolean;
  isInProgress: boolean;
  /** False: there is no network, and the paper is not on the device. */
  isHere: boolean;
  /** The offline state and its buttons; hidden during an attempt. */
  offline: ReactNode;
}

/** An available assessment. */
export function AssessmentCard({ assessment, isNew, isInProgress, isHere, offline }: Props) {
  const { dayText, durationText, marksText } = useFigures();
  const copy = useListCopy();
  const questions = questionCount(assessment);
  const usual = grantedSeconds(assessment);
  const seconds = grantedSeconds(assessment, assessment.timePercent);
  const action = isInProgress ? copy.continueAssessment : copy.startAssessment;
  const link = !isHere ? (
    <Button disabled aria-label={`${action}: ${assessment.name}`}>
      {action}
    </Button>
  ) : (
    <ButtonLink to={`/assessments/${assessment.id}`} aria-label={`${action}: ${assessment.name}`}>
      {action}
    </ButtonLink>
  );
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex flex-col gap-1">
        <div className="flex items-start justify-between gap-3">
          <h2 className="wrap-anywhere min-w-0">{assessment.name}</h2>
          {isNew && <Badge tone="brand">{copy.newBadge}</Badge>}
        </div>
        {assessment.description !== '' && <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{assessment.description}</p>}
        <p className="text-ink-soft text-sm">
          {copy.created} <time dateTime={assessment.createdAt}>{dayText(assessment.createdAt)}</time>
        </p>
      </div>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <Facts
          facts={[
            [copy.questions, questions],
            [copy.marks, marksText(assessment.totalMarks)],
            [copy.duration, durationText(seconds)],
          ]}
        />
        {isInProgress && <Badge tone="warn">{copy.inProgress}</Badge>}
      </div>
      {seconds !== usual && <p className="text-ink-soft text-sm">{copy.extraTime(Math.round(seconds / 60), Math.round(usual / 60))}</p>}
      {!isInProgress && offline}
      {isInProgress || (assessment.opensAt ?? assessment.closesAt) === undefined ? (
        link
      ) : (
        <Suspense>
          <ScheduledAction assessment={assessment}>{link}</ScheduledAction>
        </Suspense>
      )}
    </Card>
  );
}
