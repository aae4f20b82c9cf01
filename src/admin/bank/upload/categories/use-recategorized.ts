import { useRef, useState } from 'react';
import { between } from '../shaping/use-shaping';
import { made } from '../worker/ask/ask-worker';

const nothing: ReadonlyMap<string, string> = new Map();

/**
 * A GIFT or Moodle XML file with the categories that its own mean here. `show`: takes that file, or null where none could be made, and whether only the
 * categories are others than before.
 */
export function useRecategorized(show: (file: File | null, isAgain: boolean) => void) {
  const base = useRef<File | null>(null);
  const [chosen, setChosen] = useState(nothing);
  /** The same, for a run of *Add all* that began before the last choice. */
  const known = useRef(nothing);
  /** Until the file of the present choices is made, there is none to send. */
  const [isMaking, setMaking] = useState(false);
  /** Counts the files: an earlier one that arrives late is dropped. */
  const turn = useRef(0);

  function put(file: File | null): void {
    turn.current += 1;
    base.current = file;
    known.current = nothing;
    setChosen(nothing);
    setMaking(false);
    show(file, false);
  }

  /** What categories of the file mean here; null: nothing. */
  async function choose(changes: ReadonlyMap<string, string | null>): Promise<void> {
    const file = base.current;
    if (file === null) return;
    turn.current += 1;
    const own = turn.current;
    const next = new Map(known.current);
    for (const [name, path] of changes)
      if (path === null) next.delete(name);
      else next.set(name, path);
    known.current = next;
    setChosen(next);
    setMaking(true);
    const meant = new Map([...next].map(([name, path]) => [name, path.split(between)]));
    const bytes = await made({ make: 'recategorized', file, meant }).catch(() => null);
    if (own !== turn.current) return;
    setMaking(false);
    show(bytes === null ? null : new File([bytes], file.name, { type: file.type }), true);
  }

  return { chosen, isMaking, put, choose };
}
