import type { Paper } from '../../../../contract/assessment/assessment';
import type { Copy } from '../../../copy/en/common';
import { useCopy } from '../../../copy/use-copy';
import { saveFile } from '../../../ui/browser/save-file';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { onDemand } from '../../../ui/on-demand';
import type { Attempt } from '../../attempt/attempt';
import { rescueCopyOf } from '../store/copy-of';
import type { RunnerState } from '../store/runner-store';
import type { NotesProps } from '../store/use-sitting';
import { OpenElsewhere } from './OpenElsewhere';
import { useVain } from './use-vain';

type Shown = RunnerState & { paper: Paper; attempt: Attempt };

/** Explains a storage problem, and offers a copy to save. */
function StorageNote({ state }: { state: Shown }) {
  const copy = useCopy();
  const words = wordsFor(copy, state);
  if (words === null && !state.wasLost) return null;
  return (
    <div className="px-4 pt-4">
      {words === null ? (
        <Banner tone="warning">{copy.storageRestored}</Banner>
      ) : (
        <Banner tone="error">
          <p>{words}</p>
          <Button variant="secondary" className="mt-3" onClick={async () => saveFile(await rescueCopyOf(state.attempt, state.paper.name))}>
            {copy.saveCopy}
          </Button>
        </Banner>
      )}
    </div>
  );
}

function wordsFor(copy: Copy, { isKept, saving, trouble, attempt, direct }: Shown): string | null {
  if (direct !== null && attempt.status !== 'in-progress') return copy.handInUnfiled[direct];
  if (saving !== 'failed' || trouble === 'late') return null;
  if (attempt.status !== 'in-progress') return copy.handInUnkept;
  if (!isKept) return copy.storageNone;
  return trouble === 'full' ? copy.storageFull : copy.storageLost;
}

// Nearly no attempt meets it.
const InVain = onDemand(async () => (await import('./InVain')).InVain);

/** Tells the learner during an attempt that its answers will not count. */
function VainNote({ attempt, paper }: { attempt: Attempt; paper: Paper }) {
  const why = useVain(attempt);
  return why && <InVain attempt={attempt} paper={paper} why={why} />;
}

/** Notes about storage, other devices and other pages, above the question. */
export function SittingNotes({ state, ...page }: NotesProps) {
  return (
    <>
      <StorageNote state={state} />
      <VainNote attempt={state.attempt} paper={state.paper} />
      <OpenElsewhere {...page} />
    </>
  );
}
