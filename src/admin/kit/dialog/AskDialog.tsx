import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/controls/Dialog';
import { useAdminCopy } from '../../words/use-admin-copy';
import { useFocusBack } from './use-focus-back';

interface Props {
  question: string;
  /** Label of the button that answers yes. */
  yes: string;
  onYes: () => void;
  onNo: () => void;
  children: ReactNode;
}

/** Asks before a change that learners notice at once. */
export function AskDialog({ question, yes, onYes, onNo, children }: Props) {
  const copy = useAdminCopy();
  useFocusBack();
  return (
    <Dialog
      isOpen
      title={question}
      onClose={onNo}
      actions={
        <>
          <Button variant="secondary" onClick={onNo}>
            {copy.keepAsItIs}
          </Button>
          <Button onClick={onYes}>{yes}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
