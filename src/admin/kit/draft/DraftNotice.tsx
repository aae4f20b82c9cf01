import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { useAdminCopy } from '../../words/use-admin-copy';

/** Says that a form holds a restored draft, and offers to discard it. */
export function DraftNotice({ draft: { isRestored, discard } }: { draft: { isRestored: boolean; discard: () => void } }) {
  const copy = useAdminCopy();
  if (!isRestored) return null;
  return (
    <Banner
      tone="info"
      actions={
        <Button variant="secondary" onClick={discard}>
          {copy.discardDraft}
        </Button>
      }
    >
      {copy.draftRestored}
    </Banner>
  );
}
