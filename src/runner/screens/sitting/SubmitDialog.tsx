import type { ReactNode } from 'react';
import { useCopy } from '../../../copy/use-copy';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/controls/Dialog';
import type { Attempt } from '../../attempt/attempt';
import { isHasty, tallyOf } from '../../attempt/palette';
import type { Ending } from '../store/use-sitting';

interface Props {
  isOpen: boolean;
  attempt: Attempt;
  /** Trusted time, milliseconds. */
  now: number;
  onClose: () => void;
  onSubmit: () => void;
  ending: Ending | undefined;
  /** What else to know before a submission. */
  children: ReactNode;
}

/** Asks once before a manual submission, and says how many questions are unanswered. The filled button goes on where little is answered yet. */
export function SubmitDialog({ isOpen, attempt, now, onClose, onSubmit, ending, children }: Props) {
  const copy = useCopy();
  const isEarly = isHasty(attempt, now);
  return (
    <Dialog
      title={ending?.title ?? copy.submitQuestion}
      isOpen={isOpen}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-1rem)] w-[min(28rem,calc(100vw-1rem))] max-w-none rounded-card p-4"
      footClassName="sticky -bottom-4 z-10 -mx-4 -mb-4 flex-nowrap! bg-surface p-4 pt-3 *:px-2!"
      actions={
        <>
          <Button variant={isEarly ? 'primary' : 'secondary'} onClick={onClose}>
            {copy.keepWorking}
          </Button>
          <Button variant={isEarly ? 'secondary' : 'primary'} onClick={onSubmit}>
            {ending?.now ?? copy.submitNow}
          </Button>
        </>
      }
    >
      {/* What is focused in it comes to rest above the foot, which stays. */}
      <div className="flex flex-col gap-3 [&_:focus]:scroll-mb-40">
        <p>{copy.submitCounts(tallyOf(attempt).answered, attempt.questionIds.length)}</p>
        {children}
        <p className="text-ink-soft">{ending?.words ?? copy.submitIsFinal}</p>
      </div>
    </Dialog>
  );
}
