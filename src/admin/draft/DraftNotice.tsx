import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { useAdminCopy } from '../copy/use-admin-copy';

/** Says that a form holds what was typed at an earlier visit, and takes it away again. */
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
