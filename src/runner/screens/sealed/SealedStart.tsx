import { type ReactNode, useState } from 'react';
import { codeLengthOf } from '../../../../contract/assessment/spoken-code';
import { ApiError } from '../../../api/client';
import { useCopy } from '../../../copy/use-copy';
import { useScheduleCopy } from '../../../copy/use-schedule-copy';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { Card, Page } from '../../../ui/controls/Card';
import { Sign } from '../../../ui/controls/Sign';
import { CodeForm } from '../../../ui/schedule/CodeForm';
import { momentIn, saidOf, zoneIn } from '../../../ui/schedule/moments';
import { ScheduleLines } from '../../../ui/schedule/ScheduleLines';
import { useMovedFrom } from '../../../ui/schedule/use-moved-from';
import { device } from '../../device/db';
import type { SealedPaper } from '../../device/sealed-paper';
import { seeTime } from '../../device/seen-times';
import { PicturesNoteOnDemand } from '../start/OnDemand';
import { PaperFacts } from '../start/PaperFacts';
import { ReadyOffline } from '../start/ReadyOffline';
import { ToList } from '../start/ToList';
import type { Runner } from '../store/runner-store';
import { countdownText } from './countdown';
import { isCodeNear, type OpeningState } from './opening';
import { useOpening } from './use-opening';

interface CountdownProps {
  /** Epoch milliseconds. */
  opensAt: number;
  now: number;
  movedFrom: string | null;
}

/** The time left until the opening, not read aloud at each change; below it, the day and the hour. */
function Countdown({ opensAt, now, movedFrom }: CountdownProps) {
  const { locale } = useCopy();
  const copy = useScheduleCopy();
  return (
    <div className="flex flex-col items-center gap-1 rounded-card bg-brand-soft px-4 py-5 text-brand-ink">
      <p id="countdown-name" className="text-sm">
        {copy.countdown}
      </p>
      <p role="timer" aria-labelledby="countdown-name" aria-live="off" className="text-center font-bold text-4xl tabular-nums">
        {countdownText(opensAt - now, copy)}
      </p>
      <p className="text-balance text-center font-semibold">
        <time dateTime={new Date(opensAt).toISOString()}>{saidOf(copy.opensOn, { locale, at: opensAt, now })}</time>
      </p>
      {movedFrom !== null && (
        <p className="text-center text-sm text-warn">
          {copy.movedFrom} <s>{momentIn(locale, movedFrom, 'short')}</s>
        </p>
      )}
    </div>
  );
}

export interface SealedProps {
  uid: string;
  paper: SealedPaper;
  timePercent: number | undefined;
  /** The number of the paper's pictures that are not on the device; undefined until known. */
  missing: number | undefined;
  runner: Runner;
}

/** The start screen of a paper that cannot be read yet: its counts, its times, and the wait for the hour. */
export function SealedStart({ uid, paper, timePercent, missing, runner }: SealedProps) {
  const { locale } = useCopy();
  const copy = useScheduleCopy();
  const { opening, state } = useOpening(uid, paper, runner);
  const { opensAt, now } = state;
  const opens = new Date(opensAt).toISOString();
  // The page of the test says it a last time, as long as it is open.
  const movedFrom = useMovedFrom(opens, (at) => seeTime(device, `opens ${paper.id}`, at, true));
  const codeLength = codeLengthOf(paper.sealed);
  return (
    <Page
      title={paper.name}
      lead={paper.description}
      actions={<ReadyOffline uid={uid} paperId={paper.id} missing={missing} />}
      before={<ToList isPreview={false} />}
    >
      <Card className="flex flex-col gap-5">
        {/* First: at the hour, on a phone, what opens the paper is in sight. */}
        <Waiting
          state={state}
          movedFrom={movedFrom}
          closedSince={(at) => copy.closedSince(momentIn(locale, at))}
          onRetry={() => void runner.open()}
        />
        {takesCode(state) && (
          <CodeWhenNear isNear={isCodeNear(state)}>
            <CodeForm
              length={codeLength}
              action={copy.openByCode}
              fault={state.codeFault && copy.codeFaults[state.codeFault](codeLength)}
              isChecking={state.isChecking}
              onCode={(typed) => void opening.tryCode(typed)}
            />
          </CodeWhenNear>
        )}
        <PaperFacts paper={paper} timePercent={timePercent} />
        {paper.instructions !== '' && <p className="wrap-anywhere whitespace-pre-wrap">{paper.instructions}</p>}
        <div className="flex flex-col gap-1">
          <ScheduleLines of={{ closesAt: paper.closesAt, resultsAt: paper.resultsAt }} now={now} size="short" />
          <p className="text-ink-soft text-sm">{copy.timeZone(zoneIn(locale, opensAt))}</p>
        </div>
        <PicturesNoteOnDemand missing={missing} />
      </Card>
    </Page>
  );
}

/** The code is for devices that cannot ask the server, or cannot know the time. */
const takesCode = ({ step, isSure, failure, isChecking }: OpeningState): boolean =>
  isChecking || (step === 'asking' && failure !== null) || (isSure === false && (step === 'waiting' || step === 'asking'));

/** Folds the field of the code until the opening is near. Before that, a learner who has a code unfolds the field: the opening may have been moved. */
function CodeWhenNear({ isNear, children }: { isNear: boolean; children: ReactNode }) {
  const copy = useScheduleCopy();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {!isNear && (
        <Button
          variant="quiet"
          className="-my-2 -ml-4 self-start aria-expanded:[&>svg]:rotate-90"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Sign of="on" />
          {copy.hasCode}
        </Button>
      )}
      {(isNear || isOpen) && children}
    </>
  );
}

function Waiting({
  state,
  movedFrom,
  closedSince,
  onRetry,
}: {
  state: OpeningState;
  movedFrom: string | null;
  closedSince: (at: number) => string;
  onRetry: () => void;
}) {
  const copy = useCopy();
  const scheduleCopy = useScheduleCopy();
  const { step, now, opensAt, closesAt, isSure, failure } = state;
  switch (step) {
    case 'closed':
      return <Banner tone="warning">{closesAt === null ? scheduleCopy.closed : closedSince(closesAt)}</Banner>;
    case 'damaged':
      return (
        <Banner tone="error" actions={<Button onClick={onRetry}>{copy.tryAgain}</Button>}>
          {scheduleCopy.damaged}
        </Banner>
      );
    case 'waiting':
      return (
        <>
          <Countdown {...{ opensAt, now, movedFrom }} />
          {isSure === false && isCodeNear(state) ? (
            <Banner tone="warning">{scheduleCopy.unsureClock}</Banner>
          ) : (
            <div className="flex flex-col gap-1 text-ink-soft">
              <p>{scheduleCopy.opensHere}</p>
              <p>{scheduleCopy.codeLater}</p>
            </div>
          )}
        </>
      );
    default:
      if (failure === null) return <Banner tone="info">{scheduleCopy.opening}</Banner>;
      return (
        <Banner tone="warning">
          {failure instanceof ApiError && failure.problem !== null
            ? scheduleCopy.notYet(copy.refusal(failure.problem))
            : scheduleCopy.noNetwork}
        </Banner>
      );
  }
}
