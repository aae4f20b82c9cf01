import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from './Button';

/** The props that the opening button passes to its dialog. */
export interface Opening {
  isOpen: boolean;
  onClose: () => void;
}

/** A quiet button and its dialog, which is loaded when the button is first pressed. */
export function DialogButton({ dialog, ...rest }: ComponentProps<'button'> & { dialog: (opening: Opening) => ReactNode }) {
  const [opened, setOpened] = useState<'never' | 'now' | 'before'>('never');
  return (
    <>
      <Button variant="quiet" {...rest} onClick={() => setOpened('now')} />
      {opened !== 'never' && dialog({ isOpen: opened === 'now', onClose: () => setOpened('before') })}
    </>
  );
}
