import { useContext, useEffect, useState } from 'react';
import { Banner } from '../../../ui/controls/Banner';
import { useAdminCopy } from '../../words/use-admin-copy';
import { AskDialog } from '../dialog/AskDialog';
import { FormHold } from '../form/use-unsaved';

interface Props {
  /** `typed`: the number of fields that are not as they were at first. */
  draft: { isRestored: boolean; typed: number; discard: () => void };
}

/** Says that a form holds a restored draft, which is as unsaved as what is typed, and offers to discard it, after a question. */
export function DraftBanner({ draft: { isRestored, typed, discard } }: Props) {
  const copy = useAdminCopy();
  const [isAsking, setAsking] = useState(false);
  const hold = useContext(FormHold);
  useEffect(() => {
    if (isRestored) hold.type();
  }, [hold, isRestored]);
  if (!isRestored) return null;
  return (
    <>
      <Banner tone="info" offer={{ name: copy.discardDraft, onClick: () => setAsking(true) }}>
        {copy.draftRestored}
      </Banner>
      {isAsking && (
        <AskDialog
          question={copy.discardAsk}
          yes={copy.discardDraft}
          onYes={() => {
            setAsking(false);
            discard();
            hold.save();
          }}
          onNo={() => setAsking(false)}
          reach={{ whom: copy.discardWhom, many: [copy.discardFields(typed)], when: copy.discardWhen }}
        />
      )}
    </>
  );
}
