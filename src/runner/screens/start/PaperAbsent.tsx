import { ApiError } from '../../../api/client';
import { useCopy } from '../../../copy/use-copy';
import { useFiledCopy } from '../../../copy/use-filed-copy';
import { Button, ButtonLink } from '../../../ui/controls/Button';
import { EmptyState, Page } from '../../../ui/controls/Card';
import { useAskedAgain } from '../store/use-asked-again';

interface Props {
  failure: unknown;
  isPreview: boolean;
  onRetry: () => void;
  /** Asks for the paper while the reason stands. */
  onAgain: () => void;
}

/** Shown if the paper is neither stored nor available: the reason, and a retry. */
export function PaperAbsent({ failure, isPreview, onRetry, onAgain }: Props) {
  const copy = useCopy();
  const words = useFiledCopy();
  useAskedAgain(failure, onAgain);
  const isRefusal = failure instanceof ApiError && failure.kind === 'problem';
  const problem = isRefusal ? failure.problem : null;
  // Of a test for another batch too, and of that alone a learner can do something.
  const isForOthers = problem?.code === 'not-found' && !isPreview;
  const refusal = problem ? copy.refusal(problem) : copy.unanswered.problem;
  return (
    <Page title={isRefusal ? words.paperRefused : words.paperNotHere}>
      <EmptyState
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={onRetry}>{copy.tryAgain}</Button>
            <ButtonLink variant="secondary" to={isPreview ? '/all-assessments' : '/user/available-assessments'}>
              {isPreview ? copy.allAssessments : copy.availableAssessments}
            </ButtonLink>
          </div>
        }
      >
        {isForOthers ? words.paperNotYours : isRefusal ? refusal : words.paperNeedsNetwork}
      </EmptyState>
    </Page>
  );
}
