import type { ReactNode } from 'react';
import { useCopy } from '../../../copy/use-copy';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/controls/Dialog';

interface Props {
  isOpen: boolean;
  answered: number;
  total: number;
  onClose: () => void;
  onSubmit: () => void;
  /** What a submission means; absent: that of an exam. */
  finalWords: string | undefined;
  /** What else to know before a submission. */
  children: ReactNode;
}

/** Asks once before a manual submission, and says how many questions are unanswered. */
export function SubmitDialog({ isOpen, answered, total, onClose, onSubmit, finalWords, children }: Props) {
  const copy = useCopy();
  return (
    <Dialog
      title={copy.submitQuestion}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.keepWorking}
          </Button>
          <Button onClick={onSubmit}>{copy.submitNow}</Button>
        </>
      }
    >
      <p>{copy.submitCounts(answered, total)}</p>
      {children}
      <p className="text-ink-soft">{finalWords ?? copy.submitIsFinal}</p>
    </Dialog>
  );
}
