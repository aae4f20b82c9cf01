import { useEffect, useEffectEvent } from 'react';
import type { Paper } from '../../../../contract/assessment/assessment';
import { releaseOf } from '../../../../contract/assessment/schedule-times';
import { useCopy } from '../../../copy/use-copy';
import { useFiledCopy } from '../../../copy/use-filed-copy';
import { ButtonLink } from '../../../ui/controls/Button';
import { EmptyState, Page } from '../../../ui/controls/Card';
import { ResultsLater } from '../../../ui/schedule/ResultsLater';
import { useLive } from '../../../ui/use-live';
import { whileHere } from '../../../ui/while-here';
import { awaitedOn } from '../../device/awaited';
import { device } from '../../device/db';
import { listedChance, parcelOn } from '../../device/shelf';
import { trustedClock } from '../../device/trusted-clock';
import { hearList } from '../store/hear-list';

interface Props {
  uid: string;
  assessmentId: number;
  paper: Paper | null;
  /** Called once the device knows of a chance to sit the assessment again (ADR 78). */
  onChance: () => void;
}

/** Asks the server once for a chance that only the list of assessments tells of: a bookmark or an open tab leads past the list. */
function useChance({ uid, assessmentId, onChance }: Props): void {
  const tell = useEffectEvent(onChance);
  useEffect(() => {
    const chance = hearList(uid).then(() => listedChance(device, uid, assessmentId));
    // After a failure the list asks again.
    return whileHere(chance, (found) => found && tell());
  }, [uid, assessmentId]);
}

/** Shown after the hand-in: an attempt is handed in once, so only the result is left, unless there is a chance. */
export function HandedIn(props: Props) {
  useChance(props);
  const { uid, assessmentId, paper } = props;
  const copy = useCopy();
  const words = useFiledCopy();
  // A device that has not the paper knows the release by the server's list.
  const awaited = useLive(uid, () => awaitedOn(device, uid), []).find((submission) => submission.assessmentId === assessmentId);
  // The answers of this device came second: those of another one count.
  const isElsewhere = useLive(
    `${uid} ${assessmentId}`,
    async () => (await parcelOn(device, uid, assessmentId))?.state === 'elsewhere',
    false,
  );
  const release = awaited ? Date.parse(awaited.resultsAt) : paper && releaseOf(paper);
  return (
    <Page title={words.alreadyHandedIn}>
      <EmptyState
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={`/assessments/${assessmentId}/result`}>{copy.viewResult}</ButtonLink>
            <ButtonLink variant="secondary" to="/user/available-assessments">
              {copy.availableAssessments}
            </ButtonLink>
          </div>
        }
      >
        {isElsewhere && <span className="block">{words.filedElsewhere}</span>}
        {release !== null && release > trustedClock.now() ? (
          <ResultsLater at={release} now={trustedClock.now} />
        ) : (
          !isElsewhere && words.alreadyHandedInWhy
        )}
      </EmptyState>
    </Page>
  );
}
