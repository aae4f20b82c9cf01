import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button';
import { useCopy } from '../../ui/use-copy';
import type { KeysDialogProps } from './KeysDialog';
import type { SittingProps } from './use-sitting';

/** An exam goes on without it. */
const KeysDialog = lazy<ComponentType<KeysDialogProps>>(() =>
  import('./KeysDialog').then(
    (module) => ({ default: module.KeysDialog }),
    () => ({ default: () => null }),
  ),
);

/** Tells of the keys. Phones have none; but whoever has switched them off can always find the way back. */
export function KeysButton({ habits, onHabit }: Pick<SittingProps, 'habits' | 'onHabit'>) {
  const copy = useCopy();
  const [opened, setOpened] = useState<'never' | 'now' | 'before'>('never');
  return (
    <>
      <Button
        look="quiet"
        data-key="?"
        aria-label={copy.keys}
        title={copy.keys}
        className={habits.hasKeys ? 'max-lg:hidden' : ''}
        onClick={() => setOpened('now')}
      >
        <span aria-hidden="true">⌨ ?</span>
      </Button>
      {opened !== 'never' && (
        <Suspense>
          <KeysDialog isOpen={opened === 'now'} habits={habits} onHabit={onHabit} onClose={() => setOpened('before')} />
        </Suspense>
      )}
    </>
  );
}
