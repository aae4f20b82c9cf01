import { useEffect, useRef, useState } from 'react';

/** After this pause in typing a text is read, milliseconds; what is pasted comes at once and waits as long. */
const pauseMs = 400;

const fileOf = (text: string): File => new File([text], 'pasted.txt');

/** A text that is pasted in place of a file. `onText`: with the text as a file, after a pause; null: the field is empty again. */
export function usePasted(onText: (file: File | null) => void) {
  const [pasted, setPasted] = useState('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  function put(text: string): void {
    clearTimeout(pause.current);
    setPasted(text);
  }

  return {
    pasted,
    asFile: () => fileOf(pasted),
    /** Empties the field without a word: a file was chosen, or all is done. */
    forget: () => put(''),
    paste(text: string): void {
      put(text);
      if (text.trim() === '') onText(null);
      else pause.current = setTimeout(() => onText(fileOf(text)), pauseMs);
    },
  };
}
