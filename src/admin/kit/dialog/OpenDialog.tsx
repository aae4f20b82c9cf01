import { type ComponentProps, useEffect, useState } from 'react';
import { Dialog } from '../../../ui/controls/Dialog';

/** A dialog that is open while it is on the page. It gives the focus back when it has left: a dialog that is removed while it is open does not. */
export function OpenDialog(props: Omit<ComponentProps<typeof Dialog>, 'isOpen'>) {
  // The dialog takes the focus in the first of its effects.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus();
    },
    [before],
  );
  return <Dialog isOpen {...props} />;
}
