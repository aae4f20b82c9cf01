import { ApiError } from '../../api/client';
import { Button, ButtonLink } from '../../ui/Button';
import { EmptyState, Page } from '../../ui/Card';
import { useCopy } from '../../ui/use-copy';

/** No paper on this device and none to be had: the reason, and a way on. */
export function PaperAbsent({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const copy = useCopy();
  const isRefusal = failure instanceof ApiError && failure.kind === 'problem';
  return (
    <Page title={isRefusal ? copy.paperRefused : copy.paperNotHere}>
      <EmptyState
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={onRetry}>{copy.tryAgain}</Button>
            <ButtonLink look="secondary" to="/user/available-assessments">
              {copy.availableAssessments}
            </ButtonLink>
          </div>
        }
      >
        {isRefusal ? copy.refusal({ code: failure.problem?.code ?? null, message: failure.message }) : copy.paperNeedsNetwork}
      </EmptyState>
    </Page>
  );
}
