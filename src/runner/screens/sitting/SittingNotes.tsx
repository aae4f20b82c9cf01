import { useCopy } from '../../../copy/use-copy';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import type { NotesProps } from '../store/use-sitting';
import { ElsewhereNote } from './ElsewhereNote';
import { StorageNote } from './StorageNote';

/** Notes about storage, other devices and other pages, above the question. */
export function SittingNotes({ state, isElsewhere, onTakeOver }: NotesProps) {
  const copy = useCopy();
  return (
    <>
      <StorageNote state={state} />
      <ElsewhereNote attempt={state.attempt} paper={state.paper} />
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
