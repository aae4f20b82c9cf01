import { useCopy } from '../../../copy/use-copy';
import { ButtonLink } from '../../../ui/controls/Button';
import { EmptyState, Page } from '../../../ui/controls/Card';

/** Shown after the hand-in: an assessment can be taken once, so only the result is left. */
export function HandedIn({ assessmentId }: { assessmentId: number }) {
  const copy = useCopy();
  return (
    <Page title={copy.alreadyHandedIn}>
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
        {copy.alreadyHandedInWhy}
      </EmptyState>
    </Page>
  );
}
