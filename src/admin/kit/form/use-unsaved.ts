import { createContext, useContext, useEffect, useRef } from 'react';
import { holdUnsaved } from './unsaved';

/** Says that the form around it holds nothing unsaved any more. */
export const FormSaved = createContext<() => void>(() => undefined);

/** What a form holds from the first thing typed or chosen in it until it is saved, discarded or left. */
export function useUnsaved(label: string): { type: () => void; save: () => void } {
  const release = useRef<(() => void) | null>(null);
  const save = useRef(() => {
    release.current?.();
    release.current = null;
  }).current;
  useEffect(() => save, [save]);
  return {
    type: () => {
      release.current ??= holdUnsaved(label);
    },
    save,
  };
}

/** Tells the form around it once that it was saved: when `isSaved` comes true. */
export function useTellsSaved(isSaved: boolean): void {
  const save = useContext(FormSaved);
  useEffect(() => {
    if (isSaved) save();
  }, [isSaved, save]);
}
