import { useFiledCopy } from '../../../copy/use-filed-copy';
import { EmptyState, Page } from '../../../ui/controls/Card';

/** In the place of a paper that is not here, while a network does not answer: it is asked for all the while. */
export function PaperSlow() {
  const words = useFiledCopy();
  return (
    <Page title={words.paperNotHere}>
      <EmptyState scene="offline">
        <span role="status">{words.paperSlow}</span>
      </EmptyState>
    </Page>
  );
}
