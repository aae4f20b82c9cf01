import { useCopy } from '../../../copy/use-copy';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import type { NotesProps } from '../store/use-sitting';

/** Another page of this browser holds the attempt: this one may take it over. */
export function OpenElsewhere({ isElsewhere, onTakeOver }: Omit<NotesProps, 'state'>) {
  const copy = useCopy();
  return (
    isElsewhere && (
      <div className="px-4 pt-4">
        <Banner tone="warning" actions={<Button onClick={onTakeOver}>{copy.continueHere}</Button>}>
          {copy.openElsewhere}
        </Banner>
      </div>
    )
  );
}
