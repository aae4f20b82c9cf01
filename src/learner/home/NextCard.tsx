import { type ReactNode, useState } from 'react';
import { type AssessmentSummary, questionCount } from '../../../contract/assessment/assessment';
import { grantedSeconds } from '../../../contract/assessment/granted';
import { useHomeCopy } from '../../copy/use-home-copy';
import { useListCopy } from '../../copy/use-list-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { device } from '../../runner/device/db';
import { wholePapers } from '../../runner/device/ready';
import { trustedClock } from '../../runner/device/trusted-clock';
import { useOnline } from '../../ui/browser/use-online';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Link } from '../../ui/link/Link';
import { onDemand } from '../../ui/on-demand';
import { useQuestionLanguage } from '../../ui/question/question-language';
import { useIsLate } from '../../ui/use-is-late';
import { useLive } from '../../ui/use-live';
import { WaySign, type WaySignName } from '../../ui/WaySign';
import { useFigures } from '../figures';
import { foreignIn } from '../lists/languages-of';
import type { useAvailable } from '../lists/use-available';
import { isWoken } from '../outbox/parcel/is-woken';
import { useDue } from '../revise/use-due';
import { HeroCard } from '../score/HeroCard';
import { nextStep, type Unsent } from './next-step';
import { timeText } from './time-text';

const SampleQuestion = onDemand(async () => (await import('../sample/SampleQuestion')).SampleQuestion);
const MovedLine = onDemand(async () => (await import('./MovedLine')).MovedLine);
const NewsOffer = onDemand(async () => (await import('../news/NewsOffer')).NewsOffer);

/** So long the card waits for the server. Milliseconds. */
const patienceMs = 3_000;

interface Props {
  uid: string;
  /** The list of available tests. */
  available: ReturnType<typeof useAvailable>['list'];
  unsent: Unsent;
  /** Whether the server is known not to answer. */
  isDead: boolean;
  /** Whether the results are not known yet. */
  isLoading: boolean;
  hasResults: boolean;
}

/** The one thing to do next, above everything else of the dashboard. */
export function NextCard({ uid, available: list, unsent, isDead, isLoading, hasResults }: Props) {
  const copy = useHomeCopy();
  const lists = useListCopy();
  const study = useStudyCopy();
  const { durationText } = useFigures();
  const isOnline = useOnline();
  const [now] = useState(trustedClock.now);
  const language = useQuestionLanguage();
  const mayFetch = isOnline && !isDead;
  // Read without a network alone: papers are large.
  const papers = useLive(`${uid} ${mayFetch}`, async () => (mayFetch ? null : new Set((await wholePapers(device, uid)).keys())));
  const known = useDue(uid, hasResults);
  const isLate = useIsLate(patienceMs);
  const isKnown = list.show === 'rows' || list.show === 'empty';
  const isHere = (id: number) => isOnline || papers?.has(id) === true;
  const isComing = list.show === 'loading' || isLoading || known === undefined;
  // Of a network that does not answer nothing comes.
  if (papers === undefined || (isComing && !isLate)) return <Frame title={copy.nextStep} />;
  const tests = list.show === 'rows' ? list.rows : isKnown ? [] : null;
  const given = { tests, unsent, hasResults, language, now };
  const stepBy = (due: number) => nextStep({ ...given, isHere, isOnline, due });
  const due = known?.now ?? 0;
  // Before all has come, "nothing is due" is not known, and no test that counts is offered in its place.
  if (due === 0 && known?.isWhole === false && stepBy(1)?.do === 'revise' && !isLate) return <Frame title={copy.nextStep} />;
  const step = stepBy(due);
  // Who has nothing to revise today reads when there is something.
  const comesBack = due === 0 && known?.back ? study.comeBack(known.back.count, known.back.days) : undefined;
  switch (step?.do) {
    case undefined:
      return <Frame sign="tests" title={copy.nextUnknown} note={copy.nextUnknownNote} />;
    case 'elsewhere': {
      const since = step.since === null ? null : timeText(step.since, now, copy.locale);
      return (
        <Frame
          sign="clock"
          heading={copy.nextElsewhere}
          title={step.test.name}
          note={copy.nextElsewhereTimes(since, timeText(step.until, now, copy.locale))}
          more={copy.nextElsewhereNote}
        >
          <ButtonLink variant="secondary" to={`/assessments/${step.test.id}`} aria-label={`${copy.nextElsewhereFails} ${step.test.name}`}>
            {copy.nextElsewhereFails}
          </ButtonLink>
          {due > 0 && <Below to="/user/mistake-notebook">{study.due(due)}</Below>}
        </Frame>
      );
    }
    case 'wait':
      return <Waiting {...{ uid, due, comesBack }} test={step.test} time={timeText(step.at, now, copy.locale)} />;
    case 'start': {
      const facts = [copy.nextQuestions(questionCount(step.test)), durationText(grantedSeconds(step.test, step.test.timePercent))];
      const foreign = foreignIn(step.test, language);
      const spoken = foreign === null ? [] : [lists.mostlyIn(foreign.name, foreign.isAll)];
      const last = step.closesAt === null ? [] : [copy.nextCloses(timeText(step.closesAt, now, copy.locale))];
      const usual = hasResults ? copy.nextStep : copy.nextFirst;
      // The card stays, so that nothing changes under a finger: what can be done meanwhile stands below it.
      const isAway = isOnline && isDead && papers?.has(step.test.id) === false;
      const frame = (
        <Frame
          sign="tests"
          heading={!isOnline ? copy.nextOfflineReady : isAway ? copy.nextNeedsNetwork(usual) : usual}
          title={step.test.name}
          note={[...facts, ...spoken, ...last].join(' · ')}
          more={
            step.test.begun
              ? copy.nextBegun
              : step.test.chance
                ? copy.nextAgain(step.test.chance.reason)
                : hasResults
                  ? comesBack
                  : copy.nextFirstNote
          }
        >
          <ButtonLink variant="secondary" to={`/assessments/${step.test.id}`} aria-label={`${copy.startAssessment}: ${step.test.name}`}>
            {copy.startAssessment}
          </ButtonLink>
          {due > 0 && <Below to="/user/mistake-notebook">{study.due(due)}</Below>}
        </Frame>
      );
      const offline = isAway ? nextStep({ ...given, isHere: (id) => papers.has(id), isOnline: false, due: 0 }) : null;
      return (
        <>
          {frame}
          {offline?.do === 'start' && (
            <Meanwhile to={`/assessments/${offline.test.id}`}>{`${copy.nextOfflineReady}: ${offline.test.name}`}</Meanwhile>
          )}
          {offline?.do === 'practise' && due === 0 && <Meanwhile to="/user/mistake-notebook">{copy.nextPractise}</Meanwhile>}
        </>
      );
    }
    case 'send':
      return (
        <Frame
          sign="results"
          title={copy.nextSend(step.count)}
          note={copy.nextSendNotes[step.needs ?? (isWoken() ? 'connection' : isOnline ? 'keep' : 'open')]}
        >
          {step.needs === 'sign-in' ? (
            <ButtonLink variant="secondary" to="/user/login" state={{ from: '/user/dashboard' }}>
              {copy.nextSignIn}
            </ButtonLink>
          ) : (
            <ButtonLink variant="secondary" to="/user/outbox">
              {copy.nextSendSee}
            </ButtonLink>
          )}
        </Frame>
      );
    case 'revise':
      return (
        <Frame sign="revise" title={study.due(step.due)} note={known?.away ? copy.nextReviseAway(known.away) : copy.nextReviseNote}>
          <ButtonLink variant="secondary" to="/user/mistake-notebook">
            {study.revise}
          </ButtonLink>
        </Frame>
      );
    case 'practise':
      return (
        <Frame sign="revise" title={copy.nextPractise} note={copy.nextPractiseNote(step.away)} more={comesBack}>
          <ButtonLink variant="secondary" to="/user/mistake-notebook">
            {study.revise}
          </ButtonLink>
        </Frame>
      );
    case 'rest':
      return step.away > 0 ? (
        <Frame sign="tests" title={copy.nextOffline} note={copy.nextAway(step.away)}>
          <ButtonLink variant="secondary" to="/user/available-assessments">
            {copy.availableAssessments}
          </ButtonLink>
        </Frame>
      ) : (
        <Rest uid={uid} />
      );
  }
}

interface WaitingProps {
  uid: string;
  test: Pick<AssessmentSummary, 'id' | 'name' | 'opensAt'>;
  /** When it opens. */
  time: string;
  /** How many questions are due meanwhile. */
  due: number;
  /** When the next ones come back, if none is due. */
  comesBack: string | undefined;
}

/** A test that opens later: the way to bring it onto this device, or to its countdown. */
function Waiting({ uid, test: { id, name, opensAt = '' }, time, due, comesBack }: WaitingProps) {
  const copy = useHomeCopy();
  const study = useStudyCopy();
  const isHere = useLive(`${uid} ${id}`, async () => (await device.papers.where('[uid+id]').equals([uid, id]).count()) > 0, false);
  return (
    <Frame
      sign="clock"
      title={name}
      note={
        <>
          {isHere ? copy.nextIsHere(time) : copy.nextOpens(time)}
          <MovedLine {...{ id, opensAt }} locale={copy.locale} />
        </>
      }
      more={comesBack}
    >
      <ButtonLink variant="secondary" to={`/assessments/${id}`}>
        {isHere ? copy.nextSee : copy.nextReady}
      </ButtonLink>
      {due > 0 && <Below to="/user/mistake-notebook">{study.due(due)}</Below>}
    </Frame>
  );
}

/** A way below the button of the next step. */
const Below = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="inline-flex min-h-11 items-center justify-center text-center font-medium underline underline-offset-4 sm:ml-4">
    {children}
  </Link>
);

/** Below the card of a test that cannot be fetched now: what can be done without a network. */
const Meanwhile = ({ to, children }: { to: string; children: ReactNode }) => (
  <p className="-mt-3 text-center">
    <Link to={to} className="wrap-anywhere inline-flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-4">
      {children}
    </Link>
  </p>
);

/** No test at all: meanwhile a question to try, and news of the next test. */
function Rest({ uid }: { uid: string }) {
  const copy = useHomeCopy();
  const [isTrying, setTrying] = useState(false);
  return (
    <>
      <Frame sign="tests" title={copy.nextRest} note={copy.nextRestNote}>
        <Button variant="secondary" aria-expanded={isTrying} onClick={() => setTrying(!isTrying)}>
          {copy.nextTry}
        </Button>
      </Frame>
      {isTrying && (
        <>
          <SampleQuestion isSignedIn />
          <NewsOffer uid={uid} isOfTests />
        </>
      )}
    </>
  );
}

interface FrameProps {
  /** What it is about; absent before it is known. */
  sign?: WaySignName;
  /** Above the title; *Next* where it is absent. */
  heading?: string;
  title: string;
  note?: ReactNode;
  /** A line below the note. */
  more?: string | undefined;
  children?: ReactNode;
}

/** As high without its contents, so that nothing moves when they come. */
function Frame({ sign, heading, title, note, more, children }: FrameProps) {
  const copy = useHomeCopy();
  return (
    <HeroCard
      aria-labelledby="next-step"
      aria-busy={note === undefined}
      className="@container flex min-h-58 flex-col justify-center gap-5 sm:min-h-31 sm:flex-row sm:items-center sm:justify-between"
    >
      {note !== undefined && (
        <>
          <div className="flex min-w-0 items-center gap-4">
            {sign && (
              <span className="grid size-16 shrink-0 place-items-center rounded-full border-2 border-current max-sm:hidden">
                <WaySign of={sign} className="size-8" />
              </span>
            )}
            <div className="flex min-w-0 flex-col gap-1">
              <p className="flex items-center gap-1.5 font-semibold text-sm">
                {/* On a phone the title has the whole width. */}
                {sign && <WaySign of={sign} className="size-5 sm:hidden" />}
                {heading ?? copy.nextStep}
              </p>
              <h2 id="next-step" className="wrap-anywhere line-clamp-3 text-balance text-2xl leading-tight @max-[15rem]:line-clamp-6">
                {title}
              </h2>
              <p className="wrap-anywhere">{note}</p>
              {more !== undefined && <p className="wrap-anywhere text-sm">{more}</p>}
            </div>
          </div>
          <div className="grid shrink-0 sm:block">{children}</div>
        </>
      )}
    </HeroCard>
  );
}
