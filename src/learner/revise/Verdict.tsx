import { useStudyCopy } from '../../copy/use-study-copy';
import { Button } from '../../ui/controls/Button';
import type { Checked } from './use-practice';

/** How an answer came out, and when the question comes back. */
export function Verdict({ checked, onUndo }: { checked: Checked; onUndo: () => void }) {
  const studyCopy = useStudyCopy();
  const { isRight, isPartly, isAsked, isTold, days } = checked;
  const verdict = isRight ? studyCopy.right : isPartly ? studyCopy.partlyRight : isAsked ? studyCopy.solutionShown : studyCopy.notRight;
  const look = isRight ? 'bg-good-soft text-good' : isPartly ? 'bg-warn-soft text-warn' : isAsked ? 'bg-raised' : 'bg-bad-soft text-bad';
  return (
    <div className={`flex flex-wrap items-center justify-between gap-x-3 rounded-control px-4 py-2 ${look}`}>
      <p className="min-w-0 flex-1 basis-28 py-1 font-semibold">
        {verdict}{' '}
        <span className="font-normal">
          {isTold && studyCopy.told}
          {days !== null && studyCopy.comesBack(days)}
        </span>
      </p>
      <Button variant="secondary" className="max-w-full" onClick={onUndo}>
        {studyCopy.undo}
      </Button>
    </div>
  );
}
