import { useEffect, useRef, useState } from 'react';
import type { Fault } from '../../../../contract/faults/fault';
import { chosen, type Meaning } from '../../bank/upload/reading/header-meanings';
import type { OtherTable } from '../../bank/upload/reading/other-table';
import { joined, missingIn, shapedRoster } from '../../bank/upload/reading/roster-meanings';
import { askWorker, made } from '../../bank/upload/worker/ask-worker';

/** What is known of a list with other columns, or of a .csv. `absent`: no worker could read it. `missing`: columns that no column of the file means. */
export type RosterShape =
  | { is: 'none' }
  | { is: 'looking' }
  | { is: 'absent' }
  | { is: 'refused'; why: Fault }
  | { is: 'looked'; name: string; looked: OtherTable; means: readonly Meaning[]; missing: string[] };

/** Reads such a list in a worker, and makes a roster of it as soon as the needed columns are known. `onShaped`: with the roster, or null while it is not made. */
export function useRosterShape(onShaped: (file: File | null) => void) {
  const [shape, setShape] = useState<RosterShape>({ is: 'none' });
  const end = useRef<() => void>(() => undefined);
  /** Counts what was asked for: an earlier roster that arrives late is dropped. */
  const turn = useRef(0);
  useEffect(() => () => end.current(), []);

  function show(name: string, looked: OtherTable, means: readonly Meaning[]): void {
    turn.current += 1;
    const own = turn.current;
    const missing = missingIn(means);
    setShape({ is: 'looked', name, looked, means, missing });
    onShaped(null);
    if (missing.length > 0) return;
    made({ make: 'rows', rows: shapedRoster(looked.rows, looked.header, means, looked.longer) }).then(
      (bytes) => own === turn.current && onShaped(new File([bytes], `${name.replace(/\.[^.]*$/, '')}.xlsx`)),
      () => own === turn.current && setShape({ is: 'absent' }),
    );
  }

  function stop(): void {
    end.current();
    turn.current += 1;
    setShape({ is: 'none' });
  }

  function look(file: File): void {
    stop();
    setShape({ is: 'looking' });
    const endWorker = askWorker(
      { make: 'look', file, of: 'roster' },
      (told) => {
        endWorker();
        if (told.is !== 'looked') setShape({ is: 'absent' });
        else if ('why' in told.looked) setShape({ is: 'refused', why: told.looked.why });
        else show(file.name, told.looked, told.looked.means);
      },
      () => {
        endWorker();
        setShape({ is: 'absent' });
      },
    );
    end.current = endWorker;
  }

  return {
    shape,
    look,
    stop,
    choose: (at: number, meaning: Meaning) => {
      if (shape.is === 'looked') show(shape.name, shape.looked, chosen(shape.means, at, meaning, joined));
    },
  };
}
