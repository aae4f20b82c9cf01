import { type ComponentProps, type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { lazyOrNothing } from '../lazy-or-nothing';
import { Button } from './Button';

/** What a dialog is told by the button that opens it. */
export interface Opening {
  isOpen: boolean;
  onClose: () => void;
}

/** A dialog whose code comes when it is first opened. The page goes on where that cannot be had. */
export const dialogOnDemand = <Props extends Opening>(bring: () => Promise<ComponentType<Props>>) => lazyOrNothing(bring);

/** A quiet button and the dialog it opens, which is not asked for before. */
export function DialogButton({ dialog, ...rest }: ComponentProps<'button'> & { dialog: (opening: Opening) => ReactNode }) {
  const [opened, setOpened] = useState<'never' | 'now' | 'before'>('never');
  return (
    <>
      <Button variant="quiet" {...rest} onClick={() => setOpened('now')} />
      {opened !== 'never' && <Suspense>{dialog({ isOpen: opened === 'now', onClose: () => setOpened('before') })}</Suspense>}
    </>
  );
}
