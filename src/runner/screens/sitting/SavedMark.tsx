import { useCopy } from '../../../copy/use-copy';
import { Sign } from '../../../ui/controls/Sign';
import type { RunnerState } from '../store/runner-store';

interface Props extends Pick<RunnerState, 'saving'> {
  /** Where other words stand beside it: the sign alone, unless something is wrong. */
  isShort?: boolean;
}

/** Shows what the disk has acknowledged, and nothing else. */
export function SavedMark({ saving, isShort = false }: Props) {
  const copy = useCopy();
  const words: Record<RunnerState['saving'], string> = { saved: copy.savedHere, saving: copy.saving, failed: copy.notSaved };
  return (
    <p
      role={saving === 'failed' ? 'alert' : 'status'}
      data-saving={saving}
      className={`${isShort ? 'shrink-0 ' : ''}text-ink-soft text-xs leading-tight lg:text-sm data-[saving=failed]:font-semibold data-[saving=failed]:text-bad data-[saving=saved]:text-good`}
    >
      {saving === 'saved' && <Sign of="check" />} <span className={isShort && saving !== 'failed' ? 'sr-only' : ''}>{words[saving]}</span>
    </p>
  );
}
