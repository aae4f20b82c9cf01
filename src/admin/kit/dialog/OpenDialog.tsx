import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { Dialog } from '../../../ui/controls/Dialog';

/** A dialog that is open while it is on the page. It gives the focus back when it has left: a dialog that is removed while it is open does not. */
export function OpenDialog(props: Omit<ComponentProps<typeof Dialog>, 'isOpen'>) {
  const before = useRef<Element | null>(null);
  // Before the dialog takes the focus.
  useLayoutEffect(() => {
    before.current = document.activeElement;
  }, []);
  useEffect(
    () => () => {
      if (before.current instanceof HTMLElement) before.current.focus();
    },
    [],
  );
  return <Dialog isOpen {...props} />;
}
