import { useState } from 'react';
import { lastWeekOf } from '../../../analysis/trend';
import type { ResultSummary } from '../../../contract/assessment/assessment';
import type { Profile } from '../../../contract/people/people';
import { noticeVersion } from '../../../contract/people/privacy-notice';
import { useHomeCopy } from '../../copy/use-home-copy';
import { trustedClock } from '../../runner/device/trusted-clock';
import { isPending } from '../../runner/outbox/deliver';
import { Banner } from '../../ui/controls/Banner';
import { ButtonLink } from '../../ui/controls/Button';
import { Card, Page } from '../../ui/controls/Card';
import { onDemand } from '../../ui/on-demand';
import { useCourier } from '../errands/use-courier';
import { useFigures } from '../figures';
import { Progress } from '../lists/Progress';
import { useAvailable } from '../lists/use-available';
import { useAwaited } from '../lists/use-awaited';
import { useTaken } from '../lists/use-taken';
import { WayCard } from '../lists/WayCard';
import { CopyNote } from '../offline/CopyNote';
import { ElsewhereNote } from '../outbox/ElsewhereNote';
import { SignedIn } from '../SignedIn';
import { mayHaveSample } from '../sample/may-have-sample';
import { handInTimes } from '../score/hand-ins';
import { statsOf, wholePercent } from '../score/stats';
import { AwaitedLine, ResultOut } from './AwaitedLine';
import { FirstDay } from './FirstDay';
import { InstallNote } from './InstallNote';
import { NextCard } from './NextCard';
import { unsentOf } from './next-step';
import { ProfileCard } from './ProfileCard';
import { StatTiles } from './StatTiles';
import { useJustOut } from './use-just-out';
import { type Sitting, useSittings } from './use-sittings';

/** The last seven days beside all before; nothing without a test in them. `now`: epoch milliseconds. */
function WeekLine({ results, now }: { results: readonly ResultSummary[]; now: number }) {
  const copy = useHomeCopy();
  const { percentText } = useFigures();
  const week = lastWeekOf(results, now);
  if (week === null) return null;
  const { tests, share, before } = week;
  return (
    <p className="font-medium">
      {copy.week(tests, percentText(wholePercent(share)))}
      {before !== null && (
        <span className="block font-normal text-ink-soft text-sm">{copy.weekBefore(percentText(wholePercent(before)))}</span>
      )}
    </p>
  );
}

/** Link back to an assessment whose time is running. */
function SittingNote({ sitting }: { sitting: Sitting }) {
  const copy = useHomeCopy();
  const name = copy.assessmentTitle(sitting.name, sitting.assessmentId);
  return (
    <Banner tone="warning" actions={<ButtonLink to={`/assessments/${sitting.assessmentId}`}>{copy.continueAssessment}</ButtonLink>}>
      <span className="wrap-anywhere line-clamp-4">
        {sitting.isFiledElsewhere ? copy.sittingFiledElsewhere(name) : copy.sittingRuns(name)}
      </span>
      {!sitting.isFiledElsewhere && (
        <strong className="block tabular-nums">
          <TimeLeft endsAt={sitting.endsAt} clock={trustedClock.now} />
        </strong>
      )}
    </Banner>
  );
}

/** As high as the answer that comes in its place. */
const sampleToCome = <div className="min-h-88 sm:min-h-60" />;

/** Two cards beside each other where there is room, which larger text takes; one alone has all of it. */
const pairs = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,21rem),1fr))] gap-5';

const TimeLeft = onDemand(async () => (await import('../../ui/schedule/TimeLeft')).TimeLeft);
const PrivacyNoticeNote = onDemand(async () => (await import('../data/PrivacyNoticeNote')).PrivacyNoticeNote);
const NoticeBoard = onDemand(async () => (await import('../notices/NoticeBoard')).NoticeBoard);
const ExamAndWeek = onDemand(async () => (await import('./ExamAndWeek')).ExamAndWeek);
const KeptSample = onDemand(async () => (await import('../sample/KeptSample')).KeptSample, { waiting: () => sampleToCome });
const ReportNews = onDemand(async () => (await import('../reports/ReportNews')).ReportNews);

export const Dashboard = () => <SignedIn>{({ profile }, isLost) => profile && <DashboardOf profile={profile} isLost={isLost} />}</SignedIn>;

function DashboardOf({ profile, isLost }: { profile: Profile; isLost: boolean }) {
  const isCarried = useCourier(profile.uid, 'visit');
  const copy = useHomeCopy();
  const [now] = useState(trustedClock.now);
  const [hasSample] = useState(mayHaveSample);
  const { list, freshness, refresh, parcels: known } = useTaken(profile.uid);
  const available = useAvailable(profile.uid).list;
  const parcels = known ?? [];
  const results = list.show === 'rows' ? list.rows : [];
  const waiting = parcels.filter(isPending);
  const { awaited } = useAwaited(profile.uid, known);
  const sittings = useSittings(profile.uid);
  const stats = statsOf(results, [...waiting, ...awaited]);
  const isKnown = list.show === 'rows' || list.show === 'empty';
  const justOut = useJustOut(
    profile.uid,
    [...waiting, ...sittings, ...awaited].map(({ assessmentId }) => assessmentId),
    isKnown ? results : null,
  );
  const isFirst = isKnown && stats.taken === 0;
  const [soonest, ...later] = awaited
    .filter(({ resultsAt }) => Date.parse(resultsAt) > now)
    .toSorted((a, b) => Date.parse(a.resultsAt) - Date.parse(b.resultsAt));
  const handIns = isKnown ? handInTimes([...results, ...awaited], waiting) : null;
  return (
    <Page title={copy.welcomeBack(profile.firstName)}>
      {(profile.noticeVersion ?? 0) < noticeVersion && <PrivacyNoticeNote profile={profile} />}
      {sittings.map((sitting) => (
        <SittingNote key={sitting.assessmentId} sitting={sitting} />
      ))}
      {parcels
        .filter(({ state }) => state === 'elsewhere')
        .map((parcel) => (
          <ElsewhereNote key={parcel.assessmentId} parcel={parcel} />
        ))}
      {isCarried && <NoticeBoard uid={profile.uid} />}
      {isCarried && <ReportNews uid={profile.uid} />}
      {sittings.length === 0 && (
        <NextCard
          uid={profile.uid}
          available={available}
          unsent={known === undefined || list.show === 'loading' ? null : unsentOf(waiting, isLost)}
          hasResults={results.length > 0}
        />
      )}
      {/* Promised on the landing page. Who has a result has taken a whole one. */}
      {hasSample && list.show === 'loading' && sampleToCome}
      {hasSample && list.show !== 'loading' && results.length === 0 && <KeptSample uid={profile.uid}>{sampleToCome}</KeptSample>}
      <div className={pairs}>
        <div role="status" className="contents">
          {justOut.map((result) => (
            <ResultOut key={result.assessmentId} result={result} />
          ))}
        </div>
        {/* As high whatever it says: nothing below moves when it is known. */}
        <Card className="flex min-h-41 flex-col justify-between gap-3 max-sm:[:root:not([data-text=normal])_&]:min-h-45">
          <ExamAndWeek uid={profile.uid} handIns={handIns} inDays={copy.examIn} activeDays={copy.activeDays} />
        </Card>
        {soonest && <AwaitedLine awaited={[soonest, ...later]} now={now} />}
        <StatTiles stats={isKnown ? stats : null} kept={stats.taken}>
          {isKnown && <WeekLine results={results} now={now} />}
        </StatTiles>
      </div>
      <CopyNote freshness={freshness} isBare={!isKnown} onRetry={refresh} />
      <nav
        aria-label={copy.dashboardWays}
        className="grid grid-cols-1 gap-2 max-sm:[&_a]:p-3 sm:[&_a]:px-4 sm:grid-cols-[repeat(auto-fit,minmax(13.5rem,1fr))] sm:gap-5"
      >
        <WayCard
          sign="tests"
          to="/user/available-assessments"
          title={copy.availableAssessments}
          hint={available.show === 'empty' ? copy.availableNone : copy.availableHint}
        />
        <WayCard sign="results" to="/user/my-assessments" title={copy.pastAssessments} hint={copy.pastHint(waiting.length)} />
        <WayCard sign="profile" to="/user/profile-completion?edit" title={copy.profileSettings} hint={copy.profileHint} />
      </nav>
      <div className={pairs}>
        {isFirst ? <FirstDay /> : <Progress results={results} isBrief />}
        <ProfileCard profile={profile} />
      </div>
      {/* At the end, because the browser reports late that the portal can be installed, and nothing above may move. */}
      {(results.length > 0 || waiting.length > 0) && <InstallNote />}
    </Page>
  );
}
