import { ButtonLink } from '../../ui/Button';
import { EmptyState, Page } from '../../ui/Card';
import { useCopy } from '../../ui/use-copy';

/** An assessment is sat once: what is left to see is the result. */
export function HandedIn({ assessmentId }: { assessmentId: number }) {
  const copy = useCopy();
  return (
    <Page title={copy.alreadyHandedIn}>
      <EmptyState
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={`/assessments/${assessmentId}/result`}>{copy.viewResult}</ButtonLink>
            <ButtonLink look="secondary" to="/user/available-assessments">
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
