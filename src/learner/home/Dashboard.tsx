import { useEffect, useState } from 'react';
import { lastWeekOf } from '../../../analysis/trend';
import type { ResultSummary } from '../../../contract/assessment/assessment';
import type { Profile } from '../../../contract/people/people';
import { noticeVersion } from '../../../contract/people/privacy-notice';
import { useHomeCopy } from '../../copy/use-home-copy';
import { trustedClock } from '../../runner/device/trusted-clock';
import { isPending } from '../../runner/outbox/deliver';
import { isUnsent } from '../../runner/outbox/unsent';
import { Card, Page } from '../../ui/controls/Card';
import { onDemand } from '../../ui/on-demand';
import { useIsLate } from '../../ui/use-is-late';
import { whileHere } from '../../ui/while-here';
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
import { type AtFirst, atFirst, longestMs } from './at-first';
import { FirstDay } from './FirstDay';
import { InstallNote } from './InstallNote';
import { NextCard } from './NextCard';
import { unsentOf } from './next-step';
import { ProfileCard } from './ProfileCard';
import { StatTiles } from './StatTiles';
import { RunningRow, WaitingLine } from './UnderWayRow';
import { useSittings } from './use-sittings';
import { type UnderWay, useUnderWay } from './use-under-way';

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

/** As high as the answer that comes in its place. */
const sampleToCome = <div className="min-h-88 sm:min-h-60" />;

/** Two cards beside each other where there is room, which larger text takes; one alone has all of it. */
const pairs = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,21rem),1fr))] gap-5';

const PrivacyNoticeNote = onDemand(async () => (await import('../data/PrivacyNoticeNote')).PrivacyNoticeNote, {
  waiting: () => <div className="min-h-44 sm:min-h-20" />,
});
const LateNotices = onDemand(async () => (await import('../notices/NoticeBoard')).LateNotices);
const ExamAndWeek = onDemand(async () => (await import('./ExamAndWeek')).ExamAndWeek);
const KeptSample = onDemand(async () => (await import('../sample/KeptSample')).KeptSample, { waiting: () => sampleToCome });
const ReportNews = onDemand(async () => (await import('../reports/ReportNews')).ReportNews);

export const Dashboard = () => <SignedIn>{({ profile }, isLost) => profile && <DashboardOf profile={profile} isLost={isLost} />}</SignedIn>;

function DashboardOf({ profile, isLost }: { profile: Profile; isLost: boolean }) {
  const isCarried = useCourier(profile.uid, 'visit');
  const copy = useHomeCopy();
  const [now] = useState(trustedClock.now);
  const [hasSample] = useState(mayHaveSample);
  const [first, setFirst] = useState<AtFirst>();
  useEffect(() => whileHere(atFirst(profile.uid), setFirst), [profile.uid]);
  const { list, readUnder, freshness, refresh, parcels: known } = useTaken(profile.uid);
  const { list: available, readUnder: offerRead, freshness: offerFreshness } = useAvailable(profile.uid);
  const parcels = known ?? [];
  const results = list.show === 'rows' ? list.rows : [];
  const waiting = parcels.filter(isPending);
  const { awaited, readUnder: awaitedRead } = useAwaited(profile.uid, known);
  const sittings = useSittings(profile.uid);
  const stats = statsOf(results, [...waiting, ...awaited]);
  const isKnown = list.show === 'rows' || list.show === 'empty';
  // A result date of who may sit the test again would say to wait.
  const chances = available.show === 'rows' ? available.rows.filter(({ chance }) => chance).map(({ id }) => id) : [];
  const isHere = readUnder !== null && offerRead !== null && awaitedRead !== null && known !== undefined && sittings !== undefined;
  const underWay = useUnderWay(
    profile.uid,
    isHere
      ? {
          sittings,
          unsent: parcels.filter(isUnsent),
          awaited: awaited.filter(({ assessmentId }) => !chances.includes(assessmentId)),
          chances,
          results: isKnown ? results : null,
          isFresh: freshness === 'fresh' && readUnder === 'fresh' && awaitedRead === 'fresh',
        }
      : null,
  );
  const isLate = useIsLate(longestMs);
  const isFirst = isKnown && stats.taken === 0;
  const handIns = isKnown ? handInTimes([...results, ...awaited], waiting) : null;
  const title = copy.welcomeBack(profile.firstName);
  // What the device knows comes at once: nothing that is shown is moved by it. Where the device does not answer, the rest of the page is shown without it.
  if ((underWay === null && !isLate) || first === undefined) return <Page title={title}>{null}</Page>;
  const { placed, late } = underWay ?? { placed: [], late: [] };
  const running = placed.filter((test) => test.first === 'running');
  const waits = placed.filter((test) => test.first !== 'running');
  const isRefused = freshness === 'shut-out' || freshness === 'erased';
  const note = <CopyNote freshness={freshness} isBare={!isKnown} onRetry={refresh} />;
  const line = (test: UnderWay) => <WaitingLine key={test.id} test={test} now={now} />;
  return (
    <Page title={title}>
      {isRefused && note}
      {(profile.noticeVersion ?? 0) < noticeVersion && <PrivacyNoticeNote profile={profile} />}
      {running.map((test) => (
        <RunningRow key={test.id} test={test} now={now} />
      ))}
      {parcels
        .filter(({ state }) => state === 'elsewhere')
        .map((parcel) => (
          <ElsewhereNote key={parcel.assessmentId} parcel={parcel} />
        ))}
      {first.Board && <first.Board uid={profile.uid} first={first.notices} />}
      {first.News && <first.News uid={profile.uid} />}
      {/* While the screen is open none comes in the place of a test that ends. */}
      {running.length === 0 && !isRefused && (
        <NextCard
          uid={profile.uid}
          available={available}
          unsent={unsentOf(waiting, isLost)}
          isDead={offerFreshness === 'offline'}
          isLoading={list.show === 'loading'}
          hasResults={results.length > 0}
        />
      )}
      {/* Promised on the landing page. Who has a result has taken a whole one. */}
      {hasSample && list.show === 'loading' && sampleToCome}
      {hasSample && list.show !== 'loading' && results.length === 0 && <KeptSample uid={profile.uid}>{sampleToCome}</KeptSample>}
      <div className={pairs}>
        <div role="status" className="contents">
          {waits.map(line)}
        </div>
        {/* As high whatever it says: nothing below moves when it is known. */}
        <Card className="flex min-h-41 flex-col justify-between gap-3 max-sm:[:root:not([data-text=normal])_&]:min-h-45">
          <ExamAndWeek uid={profile.uid} handIns={handIns} inDays={copy.examIn} activeDays={copy.activeDays} />
        </Card>
        <StatTiles stats={isKnown ? stats : null} kept={stats.taken}>
          {isKnown && <WeekLine results={results} now={now} />}
        </StatTiles>
      </div>
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
        <ProfileCard profile={profile} />
        {isFirst ? <FirstDay /> : list.show === 'loading' ? <div /> : <Progress results={results} isBrief />}
      </div>
      {/* What comes late: nothing above may move. */}
      <div role="status" className="contents">
        {late.map(line)}
      </div>
      {isCarried && <LateNotices uid={profile.uid} first={first.notices} />}
      {isCarried && first.News === null && <ReportNews uid={profile.uid} />}
      {!isRefused && note}
      {(results.length > 0 || waiting.length > 0) && <InstallNote />}
    </Page>
  );
}
