import { useCopy } from '../../../copy/use-copy';
import { useSectionCopy } from '../../../copy/use-section-copy';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/controls/Dialog';
import { DialogButton, type Opening } from '../../../ui/controls/DialogButton';
import type { Attempt } from '../../attempt/attempt';
import { tallyOf } from '../../attempt/palette';
import { windowsOf } from '../../attempt/sections/windows';
import type { Runner } from '../store/runner-store';
import type { CurrentSection } from './sections-shown';

interface Props {
  runner: Runner;
  attempt: Attempt;
  current: CurrentSection;
  isLocked: boolean;
  /** Called before the section ends: what is above the question closes first, so that the focus can go to the heading of the next question. */
  onFinish?: () => void;
  className?: string;
}

/** Ends the current section before its time is over, after a confirmation. */
export function FinishSection({ isLocked, className = '', ...props }: Props) {
  const words = useSectionCopy();
  return (
    <DialogButton
      className={`shrink-0 whitespace-nowrap px-2! text-sm ${className}`}
      disabled={isLocked}
      dialog={(opening) => <FinishDialog {...opening} {...props} />}
    >
      {words.finish}
    </DialogButton>
  );
}

/** The event names the section: a confirmation that comes after its end ends nothing. */
function FinishDialog({
  runner,
  attempt,
  current: { section, name, next },
  onFinish,
  isOpen,
  onClose,
}: Opening & Omit<Props, 'isLocked' | 'className'>) {
  const copy = useCopy();
  const words = useSectionCopy();
  const questionIds = windowsOf(attempt)[section]?.questionIds ?? [];
  return (
    <Dialog
      title={words.finishQuestion(name)}
      isOpen={isOpen}
      onClose={onClose}
      no={copy.keepWorking}
      actions={
        <Button
          onClick={() => {
            onClose();
            onFinish?.();
            runner.dispatch({ type: 'finished', section });
          }}
        >
          {words.finishNow(next?.name ?? '')}
        </Button>
      }
    >
      <p>{copy.submitCounts(tallyOf(attempt, questionIds).answered, questionIds.length)}</p>
      <p className="text-ink-soft">{words.finishIsFinal}</p>
    </Dialog>
  );
}
