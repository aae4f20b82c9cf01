import { ButtonLink } from '../ui/Button';
import { EmptyState, Page } from '../ui/Card';
import { copy } from '../ui/copy';
import { ListView } from './ListView';
import { ParcelCard } from './ParcelCard';
import { ResultCard } from './ResultCard';
import { SignedIn } from './SignedIn';
import { useTaken } from './use-taken';

export function MyAssessments() {
  return <SignedIn>{({ uid }) => <Taken uid={uid} />}</SignedIn>;
}

function Taken({ uid }: { uid: string }) {
  const { parcels = [], ...results } = useTaken(uid);
  const empty = parcels.length === 0 && (
    <EmptyState action={<ButtonLink to="/user/available-assessments">{copy.availableAssessments}</ButtonLink>}>{copy.noneTaken}</EmptyState>
  );
  return (
    <Page title={copy.navTaken} lead={copy.pastLead}>
      {parcels.length > 0 && (
        <ul aria-label={copy.parcelWaiting} className="grid gap-4">
          {parcels.map((parcel) => (
            <li key={parcel.assessmentId}>
              <ParcelCard parcel={parcel} />
            </li>
          ))}
        </ul>
      )}
      <ListView of={results} empty={empty}>
        {(result) => (
          <li key={result.assessmentId}>
            <ResultCard result={result} />
          </li>
        )}
      </ListView>
    </Page>
  );
}
