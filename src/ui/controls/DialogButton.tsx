import { type ComponentProps, type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { lazyOrNothing } from '../lazy-or-nothing';
import { Button } from './Button';

/** The props that the opening button passes to its dialog. */
export interface Opening {
  isOpen: boolean;
  onClose: () => void;
}

/** A dialog whose code loads when it is first opened. If the code cannot be loaded, the page goes on without the dialog. */
export const dialogOnDemand = <Props extends Opening>(bring: () => Promise<ComponentType<Props>>) => lazyOrNothing(bring);

/** A quiet button and its dialog, which is loaded when the button is first pressed. */
export function DialogButton({ dialog, ...rest }: ComponentProps<'button'> & { dialog: (opening: Opening) => ReactNode }) {
  const [opened, setOpened] = useState<'never' | 'now' | 'before'>('never');
  return (
    <>
      <Button variant="quiet" {...rest} onClick={() => setOpened('now')} />
      {opened !== 'never' && <Suspense>{dialog({ isOpen: opened === 'now', onClose: () => setOpened('before') })}</Suspense>}
    </>
  );
}
