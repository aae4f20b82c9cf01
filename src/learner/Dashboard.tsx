import type { Profile } from '../../contract/people/people';
import { isPending } from '../runner/outbox/deliver';
import { Page } from '../ui/Card';
import { useCopy } from '../ui/use-copy';
import { useStudyCopy } from '../ui/use-study-copy';
import { CopyNote } from './CopyNote';
import { ElsewhereNote } from './ElsewhereNote';
import { InstallNote } from './InstallNote';
import { ProfileCard } from './ProfileCard';
import { SignedIn } from './SignedIn';
import { SittingNote } from './SittingNote';
import { StatTiles } from './StatTiles';
import { statsOf } from './stats';
import { useSittings } from './use-sittings';
import { useTaken } from './use-taken';
import { WayCard } from './WayCard';

export function Dashboard() {
  return <SignedIn>{({ profile }) => profile && <DashboardOf profile={profile} />}</SignedIn>;
}

function DashboardOf({ profile }: { profile: Profile }) {
  const studyCopy = useStudyCopy();
  const copy = useCopy();
  const { list, freshness, refresh, parcels = [] } = useTaken(profile.uid);
  const results = list.show === 'rows' ? list.rows : [];
  const waiting = parcels.filter(isPending);
  const sittings = useSittings(profile.uid);
  return (
    <Page title={copy.welcomeBack(profile.firstName)} lead={copy.dashboardLead}>
      {sittings.map((sitting) => (
        <SittingNote key={sitting.assessmentId} sitting={sitting} />
      ))}
      {parcels
        .filter(({ state }) => state === 'elsewhere')
        .map((parcel) => (
          <ElsewhereNote key={parcel.assessmentId} parcel={parcel} />
        ))}
      <StatTiles stats={statsOf(results, waiting)} />
      <CopyNote freshness={freshness} isBare={results.length === 0} onRetry={refresh} />
      <nav aria-label={copy.dashboardWays} className="grid gap-3 sm:gap-4 md:grid-cols-2">
        <WayCard to="/user/available-assessments" title={copy.availableAssessments} hint={copy.availableHint} />
        <WayCard to="/user/my-assessments" title={copy.pastAssessments} hint={copy.pastHint(waiting.length)} />
        <WayCard to="/user/mistake-notebook" title={studyCopy.notebook} hint={studyCopy.notebookHint} />
        <WayCard to="/user/profile-completion" state={{ edit: true }} title={copy.profileSettings} hint={copy.profileHint} />
      </nav>
      <ProfileCard profile={profile} />
      {/* The browser says late that it can be installed: by then nothing above may move. */}
      {(results.length > 0 || waiting.length > 0) && <InstallNote />}
    </Page>
  );
}
