import type { Paper } from '../../../../contract/assessment/assessment';
import { releaseOf } from '../../../../contract/assessment/schedule-times';
import { useCopy } from '../../../copy/use-copy';
import { useFiledCopy } from '../../../copy/use-filed-copy';
import { ButtonLink } from '../../../ui/controls/Button';
import { EmptyState, Page } from '../../../ui/controls/Card';
import { ResultsLater } from '../../../ui/schedule/ResultsLater';
import { useLive } from '../../../ui/use-live';
import { awaitedOn } from '../../device/awaited';
import { device } from '../../device/db';
import { trustedClock } from '../../device/trusted-clock';

/** Shown after the hand-in: an attempt is handed in once, so only the result is left. */
export function HandedIn({ uid, assessmentId, paper }: { uid: string; assessmentId: number; paper: Paper | null }) {
  const copy = useCopy();
  const words = useFiledCopy();
  // A device that has not the paper knows the release by the server's list.
  const awaited = useLive(uid, () => awaitedOn(device, uid), []).find((submission) => submission.assessmentId === assessmentId);
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
        {release !== null && release > trustedClock.now() ? <ResultsLater at={release} now={trustedClock.now} /> : words.alreadyHandedInWhy}
      </EmptyState>
    </Page>
  );
}
