import { ButtonLink } from '../../ui/Button';
import { EmptyState, Page } from '../../ui/Card';
import { useCopy } from '../../ui/use-copy';

/** An assessment is sat once: what is left to see is the result. */
export function HandedIn({ assessmentId }: { assessmentId: number }) {
  const copy = useCopy();
  return (
    <Page title={copy.alreadyHandedIn}>
      <EmptyState action={<ButtonLink to={`/assessments/${assessmentId}/result`}>{copy.viewResult}</ButtonLink>}>
        {copy.alreadyHandedInWhy}
      </EmptyState>
    </Page>
  );
}
