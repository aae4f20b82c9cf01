import { useEffect, useLayoutEffect, useRef } from 'react';

/** Gives the focus back when a dialog has left the page: a dialog that is removed while it is open does not. */
export function useFocusBack(): void {
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
}
