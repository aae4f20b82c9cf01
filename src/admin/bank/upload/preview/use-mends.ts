import { useRef, useState } from 'react';
import { made } from '../worker/ask/ask-worker';
import type { Mend, UploadedAs, WorkerOrder } from '../worker/ask/worker-messages';

const nothing: ReadonlySet<number> = new Set();
const noGroups: ReadonlyMap<string, string> = new Map();

/**
 * Rows that were mended in the preview of a sheet, or questions in that of a text. They are put into the file as it was chosen, and again into each one that is
 * made of it anew; rows that were added before are taken out of it. In a roster a name may mean another group. `show`: takes that file, and whether it is the one of
 * before but for that. `of`: what the file holds; absent: a sheet of questions; `text`: GIFT, Aiken or Moodle XML.
 */
export function useMends(show: (file: File, isAgain: boolean) => void, of?: UploadedAs | 'text') {
  const base = useRef<File | null>(null);
  const mends = useRef<readonly Mend[]>([]);
  /** Of a roster: the group that a name in it means, by that name. */
  const groups = useRef(noGroups);
  const [shownGroups, setShownGroups] = useState(noGroups);
  /** Rows that were added before, from 1. */
  const done = useRef<ReadonlySet<number>>(nothing);
  const [shownDone, setShownDone] = useState<ReadonlySet<number>>(nothing);
  /** Counts the sheets: an earlier one that arrives late is dropped. */
  const turn = useRef(0);
  /** Whether a sheet is being made: until then there is none to send. */
  const [isMaking, setMaking] = useState(false);

  async function put(file: File, isAgain: boolean): Promise<boolean> {
    turn.current += 1;
    const own = turn.current;
    base.current = file;
    if (mends.current.length === 0 && done.current.size === 0 && groups.current.size === 0) {
      setMaking(false);
      show(file, isAgain);
      return true;
    }
    setMaking(true);
    const sheet = await madeOf(file, done.current);
    if (own !== turn.current) return true;
    setMaking(false);
    if (sheet !== null) show(sheet, isAgain);
    return sheet !== null;
  }

  /** The file as it was mended, without some rows; null where none could be made. */
  async function madeOf(file: File, without: ReadonlySet<number>): Promise<File | null> {
    const what = { file, mends: [...mends.current], without };
    const meant = groups.current.size > 0 && { groups: groups.current };
    const order: WorkerOrder = of === 'text' ? { make: 'mended text', ...what } : { make: 'mended', ...what, ...(of && { of }), ...meant };
    const bytes = await made(order).catch(() => null);
    const name = of === 'text' ? file.name : file.name.replace(/\.[^.]*$/, '.xlsx');
    return bytes && new File([bytes], name);
  }

  function setDone(rows: ReadonlySet<number>): void {
    done.current = rows;
    setShownDone(rows);
  }

  function setGroups(meant: ReadonlyMap<string, string>): void {
    groups.current = meant;
    setShownGroups(meant);
  }

  return {
    isMaking,
    /** The group that a name of the roster means, by that name, where somebody said so. */
    groups: shownGroups,
    /** Says which groups names of the roster mean; null: itself again. */
    async mean(changes: ReadonlyMap<string, string | null>): Promise<void> {
      if (base.current === null) return;
      const before = groups.current;
      const next = new Map(before);
      for (const [name, close] of changes)
        if (close === null) next.delete(name);
        else next.set(name, close);
      setGroups(next);
      if (!(await put(base.current, true))) setGroups(before);
    },
    /** Rows that were added, or were there already, when the sheet was sent. */
    done: shownDone,
    /** A sheet in which the rows that were mended before still are to be mended. `isAgain`: only their categories are others than before. */
    put: (file: File, isAgain = false) => put(file, isAgain),
    /** Another file was chosen, or none. */
    forget() {
      turn.current += 1;
      setMaking(false);
      base.current = null;
      mends.current = [];
      setGroups(noGroups);
      setDone(nothing);
    },
    /** The sheet was sent: these of its rows are done, and the others stay, as they were mended. */
    async leave(rows: readonly number[]): Promise<void> {
      const sheet = base.current;
      if (sheet === null) return;
      setDone(new Set([...done.current, ...rows]));
      mends.current = mends.current.filter(({ row }) => !done.current.has(row));
      await put(sheet, true);
    },
    /** The sheet that is shown without some more of its rows, to be sent; null where none could be made, or another file was chosen meanwhile. */
    async without(rows: ReadonlySet<number>): Promise<File | null> {
      const [sheet, own] = [base.current, turn.current];
      if (sheet === null) return null;
      setMaking(true);
      const sent = await madeOf(sheet, new Set([...done.current, ...rows]));
      if (own !== turn.current) return null;
      setMaking(false);
      return sent;
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
