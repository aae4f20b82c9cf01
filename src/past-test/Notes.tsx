import { usePastTestCopy } from '../copy/use-past-test-copy';
import { OpenElsewhere } from '../runner/screens/sitting/OpenElsewhere';
import type { NotesProps } from '../runner/screens/store/use-sitting';
import { Banner } from '../ui/controls/Banner';

/** Notes about storage and other pages, above a question of practice: no copy is offered that could be handed in. */
export function Notes({ state: { saving, trouble }, ...page }: NotesProps) {
  const words = usePastTestCopy();
  return (
    <>
      {saving === 'failed' && trouble !== 'late' && (
        <div className="px-4 pt-4">
          <Banner tone="error">{words.notSaved}</Banner>
        </div>
      )}
      <OpenElsewhere {...page} />
    </>
  );
}
