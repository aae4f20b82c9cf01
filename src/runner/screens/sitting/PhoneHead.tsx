import { useCopy } from '../../../copy/use-copy';
import { useOnline } from '../../../ui/browser/use-online';
import type { SittingProps } from '../store/use-sitting';
import { KeysButton } from './KeysButton';
import { MoreTimeOnDemand } from './MoreTimeOnDemand';
import { SavedMark } from './SavedMark';
import { PlaceOnDemand } from './SectionsOnDemand';
import { Timer } from './Timer';

/**
 * The head of an attempt on a phone, in either look: title, section, what the disk has, and the clock, in one row. The portal's bar gives
 * way to it (ExamBar); its controls and the tabs of the sections are in the palette.
 */
export function PhoneHead({ runner, state, habits, onHabit }: SittingProps) {
  const copy = useCopy();
  const isOnline = useOnline();
  const { paper, attempt } = state;
  const hasPlace = paper.subjects.length > 1;
  return (
    <div data-head className="flex min-h-11 items-center gap-1.5">
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-sm leading-tight">{paper.name}</h1>
        <div className="flex min-w-0 items-center gap-1.5 text-ink-soft text-xs leading-tight">
          {hasPlace && <PlaceOnDemand state={state} />}
          {!isOnline && (
            <span role="status" title={copy.offlineKept} className="min-w-0 truncate">
              {copy.offlineShort}
            </span>
          )}
          <SavedMark saving={state.saving} isShort={hasPlace || !isOnline} />
        </div>
      </div>
      <KeysButton paper={paper} habits={habits} onHabit={onHabit} />
      <MoreTimeOnDemand runner={runner} state={state} />
      <Timer attempt={attempt} now={state.now} />
    </div>
  );
}
