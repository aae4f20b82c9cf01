import type { ReactNode } from 'react';
import { useCopy } from '../../../copy/use-copy';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/controls/Dialog';
import type { Ending } from '../store/use-sitting';

interface Props {
  isOpen: boolean;
  answered: number;
  total: number;
  onClose: () => void;
  onSubmit: () => void;
  ending: Ending | undefined;
  /** What else to know before a submission. */
  children: ReactNode;
}

/** Asks once before a manual submission, and says how many questions are unanswered. */
export function SubmitDialog({ isOpen, answered, total, onClose, onSubmit, ending, children }: Props) {
  const copy = useCopy();
  return (
    <Dialog
      title={ending?.title ?? copy.submitQuestion}
      isOpen={isOpen}
      onClose={onClose}
      no={copy.keepWorking}
      className="m-auto max-h-[calc(100dvh-1rem)] w-[min(28rem,calc(100vw-1rem))] max-w-none rounded-card p-4"
      footClassName="sticky -bottom-4 z-10 -mx-4 -mb-4 flex-nowrap! bg-surface p-4 pt-3 *:px-2!"
      actions={<Button onClick={onSubmit}>{ending?.now ?? copy.submitNow}</Button>}
    >
      {/* What is focused in it comes to rest above the foot, which stays. */}
      <div className="flex flex-col gap-3 [&_:focus]:scroll-mb-40">
        <p>{copy.submitCounts(answered, total)}</p>
        {children}
        <p className="text-ink-soft">{ending?.words ?? copy.submitIsFinal}</p>
      </div>
    </Dialog>
  );
}
