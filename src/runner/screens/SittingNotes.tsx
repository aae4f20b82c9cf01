import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { useCopy } from '../../ui/use-copy';
import { ElsewhereNote } from './ElsewhereNote';
import { StorageNote } from './StorageNote';
import type { SittingProps } from './use-sitting';

/** What the learner must know of the device and of other pages, before the question. */
export function SittingNotes({ state, isElsewhere, onTakeOver }: Pick<SittingProps, 'state' | 'onTakeOver'> & { isElsewhere: boolean }) {
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
