import { createContext, useContext, useEffect, useRef } from 'react';
import { holdUnsaved } from './unsaved';

interface Hold {
  type: () => void;
  save: () => void;
}

/** Says that the form around it holds something unsaved (`type`), or nothing any more (`save`). */
export const FormHold = createContext<Hold>({ type: () => undefined, save: () => undefined });

/** What a form holds from the first thing typed or chosen in it, or from its draft of an earlier time, until it is saved, discarded or left. */
export function useUnsaved(label: string): Hold {
  const named = useRef(label);
  named.current = label;
  const release = useRef<(() => void) | null>(null);
  const hold = useRef({
    type: () => {
      release.current ??= holdUnsaved(named.current);
    },
    save: () => {
      release.current?.();
      release.current = null;
    },
  }).current;
  useEffect(() => hold.save, [hold]);
  return hold;
}

/** Tells the form around it once that it was saved: when `isSaved` comes true. */
export function useTellsSaved(isSaved: boolean): void {
  const { save } = useContext(FormHold);
  useEffect(() => {
    if (isSaved) save();
  }, [isSaved, save]);
}
