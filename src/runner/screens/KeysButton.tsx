import { DialogButton, dialogOnDemand } from '../../ui/DialogButton';
import { Sign } from '../../ui/Sign';
import { useCopy } from '../../ui/use-copy';
import type { SittingProps } from './use-sitting';

const KeysDialog = dialogOnDemand(async () => (await import('./KeysDialog')).KeysDialog);

/** Tells of the keys. Phones have none; but whoever has switched them off can always find the way back. */
export function KeysButton({ habits, onHabit }: Pick<SittingProps, 'habits' | 'onHabit'>) {
  const copy = useCopy();
  return (
    <DialogButton
      data-key="?"
      aria-label={copy.keys}
      title={copy.keys}
      className={habits.hasKeys ? 'max-lg:hidden' : ''}
      dialog={(opening) => <KeysDialog {...opening} habits={habits} onHabit={onHabit} />}
    >
      <Sign of="keys" />
      <span aria-hidden="true">?</span>
    </DialogButton>
  );
}
