import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { useAdminCopy } from '../copy/use-admin-copy';

interface Props {
  question: string;
  /** Label of the button that answers yes. */
  yes: string;
  onYes: () => void;
  onNo: () => void;
  children: ReactNode;
}

/** Gives the focus back when the dialog has left the page: a dialog that is removed while it is open does not. */
function useFocusBack(): void {
  const before = useRef<Element | null>(null);
  // Before the dialog takes the focus.
  useLayoutEffect(() => {
    before.current = document.activeElement;
  }, []);
  useEffect(
    () => () => {
      if (before.current instanceof HTMLElement) before.current.focus();
    },
    [],
  );
}

/** Asks before a change that learners notice at once. */
export function AskDialog({ question, yes, onYes, onNo, children }: Props) {
  const { schedule } = useAdminCopy();
  useFocusBack();
  return (
    <Dialog
      isOpen
      title={question}
      onClose={onNo}
      actions={
        <>
          <Button variant="secondary" onClick={onNo}>
            {schedule.keep}
          </Button>
          <Button onClick={onYes}>{yes}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
