import { useCopy } from '../../../copy/use-copy';
import { Sign } from '../../../ui/controls/Sign';
import type { RunnerState } from '../store/runner-store';

/** Shows what the disk has acknowledged, and nothing else. */
export function SavedMark({ saving }: Pick<RunnerState, 'saving'>) {
  const copy = useCopy();
  const words: Record<RunnerState['saving'], string> = { saved: copy.savedHere, saving: copy.saving, failed: copy.notSaved };
  return (
    <p
      role={saving === 'failed' ? 'alert' : 'status'}
      data-saving={saving}
      className="text-ink-soft text-xs leading-tight lg:text-sm data-[saving=failed]:font-semibold data-[saving=failed]:text-bad data-[saving=saved]:text-good"
    >
      {saving === 'saved' && <Sign of="check" />} {words[saving]}
    </p>
  );
}
