import { useRef, useState } from 'react';
import { made } from './worker/ask-worker';
import type { Mend } from './worker/worker-messages';

/**
 * Rows that were mended in the preview of a sheet. They are put into the sheet as it was chosen, and again into each sheet that is made of the same file anew.
 * `show`: takes the sheet with what was mended, and whether it is the one of before but for that.
 */
export function useMends(show: (file: File, isAgain: boolean) => void) {
  const base = useRef<File | null>(null);
  const mends = useRef<readonly Mend[]>([]);
  /** Counts the sheets: an earlier one that arrives late is dropped. */
  const turn = useRef(0);
  /** Whether a sheet is being made: until then there is none to send. */
  const [isMaking, setMaking] = useState(false);

  async function put(file: File, isAgain: boolean): Promise<boolean> {
    turn.current += 1;
    const own = turn.current;
    base.current = file;
    if (mends.current.length === 0) {
      setMaking(false);
      show(file, isAgain);
      return true;
    }
    setMaking(true);
    const bytes = await made({ make: 'mended', file, mends: [...mends.current] }).catch(() => null);
    if (own !== turn.current) return true;
    setMaking(false);
    if (bytes !== null) show(new File([bytes], file.name.replace(/\.[^.]*$/, '.xlsx')), isAgain);
    return bytes !== null;
  }

  return {
    isMaking,
    /** A sheet in which the rows that were mended before still are to be mended. */
    put: (file: File) => put(file, false),
    /** Another file was chosen, or none. */
    forget() {
      turn.current += 1;
      setMaking(false);
      base.current = null;
      mends.current = [];
    },
    /** Mends a row; resolves with false, and nothing is changed, where no sheet could be made. */
    async mend(mend: Mend): Promise<boolean> {
      if (base.current === null) return false;
      const before = mends.current;
      // In turn: a later mend of a row says only what it changed since the one before.
      mends.current = [...before, mend];
      const isMended = await put(base.current, true);
      if (!isMended) mends.current = before;
      return isMended;
    },
  };
}
