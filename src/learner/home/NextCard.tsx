import { useState } from 'react';
import { questionCount } from '../../../contract/assessment/assessment';
import { grantedSeconds } from '../../../contract/assessment/granted';
import { useHomeCopy } from '../../copy/use-home-copy';
import { useListCopy } from '../../copy/use-list-copy';
import { useStudyCopy } from '../../copy/use-study-copy';
import { device } from '../../runner/device/db';
import { wholePapers } from '../../runner/device/ready';
import { trustedClock } from '../../runner/device/trusted-clock';
import { useOnline } from '../../ui/browser/use-online';
import { ButtonLink } from '../../ui/controls/Button';
import { useQuestionLanguage } from '../../ui/question/question-language';
import { useIsLate } from '../../ui/use-is-late';
import { useLive } from '../../ui/use-live';
import { useFigures } from '../figures';
import { foreignIn } from '../lists/languages-of';
import type { useAvailable } from '../lists/use-available';
import { isWoken } from '../outbox/parcel/is-woken';
import { useDue } from '../revise/use-due';
import { Below, Frame, Meanwhile, Unknown } from './Frame';
import { nextStep, type Unsent } from './next-step';
import { Rest } from './Rest';
import { timeText } from './time-text';
import { Waiting } from './Waiting';

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
  if (papers === undefined || (isComing && !isLate)) return <Unknown />;
  const tests = list.show === 'rows' ? list.rows : isKnown ? [] : null;
  const given = { tests, unsent, hasResults, language, now };
  const stepBy = (due: number) => nextStep({ ...given, isHere, isOnline, due });
  const due = known?.now ?? 0;
  // Before all has come, "nothing is due" is not known, and no test that counts is offered in its place.
  if (due === 0 && known?.isWhole === false && stepBy(1)?.do === 'revise' && !isLate) return <Unknown />;
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
          <ButtonLink variant="secondary" to={`/assessments/${step.test.id}`} aria-label={`${lists.cannotGoOn} ${step.test.name}`}>
            {lists.cannotGoOn}
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
