import { useState } from 'react';
import { useCopy } from '../../copy/use-copy';
import { isAppHere } from '../../runner/device/ready';
import { useWorkerReady } from '../../ui/browser/use-worker-ready';
import { ButtonLink } from '../../ui/controls/Button';
import { EmptyState, Page } from '../../ui/controls/Card';
import { OfflineLine } from '../offline/OfflineLine';
import { ShelfNote } from '../offline/ShelfNote';
import { type PaperHere, useOnDevice } from '../offline/use-on-device';
import { SignedIn } from '../SignedIn';
import { AssessmentCard } from './AssessmentCard';
import { isNew } from './newness';
import { useAvailable } from './use-available';
import { ListView } from './view/ListView';

export function AvailableAssessments() {
  return <SignedIn>{({ uid }) => <Available uid={uid} />}</SignedIn>;
}

function Available({ uid }: { uid: string }) {
  const copy = useCopy();
  const available = useAvailable(uid);
  const onDevice = useOnDevice(uid);
  const isWorkerReady = useWorkerReady(isAppHere);
  const [now] = useState(Date.now);
  const paperHere = (id: number): PaperHere | null => {
    const here = onDevice?.papers.get(id);
    return here ? { ...here, isReady: here.isReady && isWorkerReady } : null;
  };
  const empty = (
    <EmptyState
      action={
        <ButtonLink variant="secondary" to="/user/my-assessments">
          {copy.navTaken}
        </ButtonLink>
      }
    >
      {copy.noneAvailable}
    </EmptyState>
  );
  return (
    <Page title={copy.availableAssessments} lead={copy.availableLead}>
      {onDevice && <ShelfNote uid={uid} onDevice={onDevice} />}
      <ListView of={available} shape="available" empty={empty} nameOf={({ name }) => name}>
        {(assessment) => (
          <li key={assessment.id}>
            <AssessmentCard
              assessment={assessment}
              isNew={isNew(assessment.createdAt, now)}
              isInProgress={onDevice?.sitting.has(assessment.id) ?? false}
              offline={
                onDevice ? <OfflineLine uid={uid} assessment={assessment} here={paperHere(assessment.id)} /> : <div className="h-11" />
              }
            />
          </li>
        )}
      </ListView>
    </Page>
  );
}
