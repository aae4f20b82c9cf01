import { useCopy } from '../copy/use-copy';
import { usePastTestCopy } from '../copy/use-past-test-copy';
import type { NotesProps } from '../runner/screens/store/use-sitting';
import { Banner } from '../ui/controls/Banner';
import { Button } from '../ui/controls/Button';

/** Notes about storage and other pages, above a question of practice: no copy is offered that could be handed in. */
export function Notes({ state: { saving, trouble }, isElsewhere, onTakeOver }: NotesProps) {
  const copy = useCopy();
  const words = usePastTestCopy();
  return (
    <>
      {saving === 'failed' && trouble !== 'late' && (
        <div className="px-4 pt-4">
          <Banner tone="error">{words.notSaved}</Banner>
        </div>
      )}
      {isElsewhere && (
        <div className="px-4 pt-4">
          <Banner tone="warning" actions={<Button onClick={onTakeOver}>{copy.continueHere}</Button>}>
            {copy.openElsewhere}
          </Banner>
        </div>
      )}
    </>
  );
}
