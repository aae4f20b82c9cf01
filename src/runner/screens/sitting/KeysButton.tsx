import type { Paper } from '../../../../contract/assessment/assessment';
import { useCopy } from '../../../copy/use-copy';
import { DialogButton } from '../../../ui/controls/DialogButton';
import { Sign } from '../../../ui/controls/Sign';
import { onDemand } from '../../../ui/on-demand';
import type { SittingProps } from '../store/use-sitting';

const KeysDialog = onDemand(async () => (await import('./KeysDialog')).KeysDialog);

/** Opens the list of keys. Hidden on small screens, unless the keys are off: the switch must stay reachable. */
export function KeysButton({ paper, habits, onHabit }: Pick<SittingProps, 'habits' | 'onHabit'> & { paper: Paper }) {
  const copy = useCopy();
  return (
    <DialogButton
      data-key="?"
      aria-label={copy.keys}
      title={copy.keys}
      className={habits.hasKeys ? 'max-lg:hidden' : ''}
      dialog={(opening) => <KeysDialog {...opening} paper={paper} habits={habits} onHabit={onHabit} />}
    >
      <Sign of="keys" />
      <span aria-hidden="true">?</span>
    </DialogButton>
  );
}
