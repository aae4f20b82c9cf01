import type { ReactNode } from 'react';
import { type AssessmentSummary, questionCount } from '../../../contract/assessment/assessment';
import { grantedSeconds } from '../../../contract/assessment/granted';
import { useListCopy } from '../../copy/use-list-copy';
import { trustedClock } from '../../runner/device/trusted-clock';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Badge, Card } from '../../ui/controls/Card';
import { Facts } from '../../ui/Facts';
import { onDemand } from '../../ui/on-demand';
import { useQuestionLanguage } from '../../ui/question/question-language';
import { useFigures } from '../figures';
import { foreignIn, languagesOf } from './languages-of';
import { mayRun } from './usual-order';
import { folded, row } from './view/row';
import { Unfold } from './view/Unfold';
import { useUnfolded } from './view/use-unfolded';

const ScheduledAction = onDemand(async () => (await import('./scheduled/ScheduledAction')).ScheduledAction);
const TimeLeft = onDemand(async () => (await import('../../ui/schedule/TimeLeft')).TimeLeft);
const AimLine = onDemand(async () => (await import('../../ui/schedule/AimLine')).AimLine);
const BegunLine = onDemand(async () => (await import('../../ui/begun/BegunLine')).BegunLine, { waiting: () => <p className="h-5" /> });
const ChanceNote = onDemand(async () => (await import('../../ui/chance/ChanceNote')).ChanceNote);

interface Props {
  assessment: AssessmentSummary;
  isNew: boolean;
  /** Whether a test is under way, here or elsewhere: what begins another one is not the button to press. */
  isSecond: boolean;
  /** The end of the attempt in progress on this device, trusted epoch milliseconds; null without one. */
  endsAt: number | null;
  /** The number of the hand-in that the attempt in progress will be. */
  sitsChance: number;
  /** False: there is no network, and the paper is not on the device. */
  isHere: boolean;
  /** The offline state and its buttons; hidden during an attempt. */
  offline: ReactNode;
}

/** An available assessment: a row on a phone, a card on a wider page. */
export function AssessmentCard({ assessment, isNew, isSecond, endsAt, sitsChance, isHere, offline }: Props) {
  const { dayText, durationText, marksText } = useFigures();
  const copy = useListCopy();
  const [isOpen, turn] = useUnfolded('available', assessment.id);
  const questions = questionCount(assessment);
  const usual = grantedSeconds(assessment);
  const seconds = grantedSeconds(assessment, assessment.timePercent);
  const foreign = foreignIn(assessment, useQuestionLanguage());
  const languages = foreign === null ? languagesOf(assessment).join(' · ') : copy.mostlyIn(foreign.name, foreign.isAll);
  const hasAim = (assessment.examDate ?? assessment.cutOff) !== undefined;
  // The row of a running test offers no start. The page of the test asks before a second start.
  const isElsewhere = endsAt === null && mayRun(assessment.begun, trustedClock.now());
  const action = isElsewhere ? copy.cannotGoOn : endsAt === null ? copy.startAssessment : copy.continueAssessment;
  const label = `${action}${isElsewhere ? '' : ':'} ${assessment.name}`;
  const link = !isHere ? (
    <Button disabled className={row.action} aria-label={label}>
      {action}
    </Button>
  ) : (
    <ButtonLink
      variant={endsAt === null && (isSecond || assessment.begun) ? 'secondary' : 'primary'}
      className={row.action}
      to={`/assessments/${assessment.id}`}
      aria-label={label}
    >
      {action}
    </ButtonLink>
  );
  const hasTimes = endsAt === null && (assessment.opensAt ?? assessment.closesAt) !== undefined;
  const begun = endsAt === null && assessment.begun && <BegunLine begun={assessment.begun} clock={trustedClock.now} locale={copy.locale} />;
  return (
    <Card data-row data-folded={!isOpen || undefined} className={`flex h-full flex-col gap-4 ${row.card}`}>
      <div className={`flex flex-col gap-1 ${row.head}`}>
        <div className="flex items-start justify-between gap-3">
          <h2 className={`wrap-anywhere min-w-0 ${isOpen ? '' : row.title}`}>{assessment.name}</h2>
          {isNew && <Badge tone="brand">{copy.newBadge}</Badge>}
        </div>
        {assessment.description !== '' && (
          <p className={`wrap-anywhere whitespace-pre-line text-ink-soft ${folded}`}>{assessment.description}</p>
        )}
        <p className={`text-ink-soft text-sm ${folded}`}>
          {copy.created} <time dateTime={assessment.createdAt}>{dayText(assessment.createdAt)}</time>
        </p>
        {endsAt === null && assessment.chance && (
          <div data-note>
            <ChanceNote chance={assessment.chance} />
          </div>
        )}
      </div>
      <Unfold name={assessment.name} isOpen={isOpen} onTurn={turn} />
      {endsAt !== null && (
        <div data-note className={`flex flex-wrap items-center gap-2 text-sm ${row.note}`}>
          <Badge tone="warn">{copy.inProgress}</Badge>
          <TimeLeft endsAt={endsAt} clock={trustedClock.now} />
          {assessment.chance && sitsChance < assessment.chance.number && <ChanceNote chance={assessment.chance} isAfter />}
        </div>
      )}
      <div className={`mt-auto ${row.figures}`}>
        <Facts
          facts={[
            [copy.questions, questions],
            [copy.marks, marksText(assessment.totalMarks)],
            [copy.duration, durationText(seconds)],
          ]}
        />
      </div>
      {(languages !== '' || hasAim) && (
        <div className={row.aim}>
          {languages !== '' && <p className={`text-sm ${foreign ? 'font-medium' : 'text-ink-soft'}`}>{languages}</p>}
          {hasAim && <AimLine of={assessment} now={trustedClock.now()} />}
        </div>
      )}
      {seconds !== usual && (
        <p className={`text-ink-soft text-sm ${row.more}`}>{copy.extraTime(Math.round(seconds / 60), Math.round(usual / 60))}</p>
      )}
      {endsAt === null && <div className={row.beside}>{offline}</div>}
      {begun && !hasTimes && (
        <div data-note className={row.note}>
          {begun}
        </div>
      )}
      {hasTimes ? (
        <ScheduledAction assessment={assessment} first={begun}>
          {link}
        </ScheduledAction>
      ) : (
        link
      )}
    </Card>
  );
}
