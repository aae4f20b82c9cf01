import { useEffect, useRef, useState } from 'react';
import type { Fault } from '../../../../../contract/faults/fault';
import type { Headers } from '../reading/columns/header-meanings';
import { longerRows, textsOf } from '../reading/columns/longer-rows';
import type { OtherTable } from '../reading/columns/other-table';
import { askWorker, made } from '../worker/ask/ask-worker';
import type { UploadedAs, WorkerOrder } from '../worker/ask/worker-messages';

/** What is known of a file of another shape. `absent`: no worker could read it. `shaping`: what its columns mean. `missing`: columns that none of them means. */
export type Shape<M> =
  | { is: 'none' }
  | { is: 'looking' }
  | { is: 'refused'; why: Fault }
  | { is: 'absent' }
  | { is: 'looked'; name: string; looked: OtherTable; shaping: M; missing: string[] };

interface Parts<M> {
  /** What the sheet holds; absent: questions. */
  of?: UploadedAs;
  guessed: Headers['guessed'];
  /** `before`: what was chosen while another row had the names of the columns. */
  first: (looked: OtherTable, before?: M) => M;
  lacks: (looked: OtherTable, shaping: M) => string[];
  rowsOf: (looked: OtherTable, shaping: M) => Extract<WorkerOrder, { make: 'rows' }>['rows'];
  /** Called with the file as one of our sheets; with null at each change before, and `isComing` says whether a sheet is being made. */
  onShaped: (file: File | null, isComing: boolean) => void;
  /** Where no sheet could be made; without, the shape is absent. */
  onFailed?: () => void;
}

/** Reads a file of another shape in a worker, and makes one of our sheets of it as soon as the needed columns are known. */
export function useLooked<M>({ of, guessed, first, lacks, rowsOf, onShaped, onFailed }: Parts<M>) {
  const [shape, setShape] = useState<Shape<M>>({ is: 'none' });
  /** Whether the sheet of the present choices is still being made: an earlier one must not be sent. */
  const [isMaking, setMaking] = useState(false);
  const end = useRef<() => void>(() => undefined);
  /** Counts the tables that were asked for: an earlier one that arrives late is dropped. */
  const turn = useRef(0);
  useEffect(() => () => end.current(), []);

  function show(name: string, looked: OtherTable, shaping: M): void {
    turn.current += 1;
    const own = turn.current;
    const missing = lacks(looked, shaping);
    const isComing = missing.length === 0;
    setShape({ is: 'looked', name, looked, shaping, missing });
    setMaking(isComing);
    onShaped(null, isComing);
    if (!isComing) return;
    const ends = (then: () => void) => {
      if (own !== turn.current) return;
      setMaking(false);
      then();
    };
    made({ make: 'rows', rows: rowsOf(looked, shaping) }).then(
      (bytes) => ends(() => onShaped(new File([bytes], `${name.replace(/\.[^.]*$/, '')}.xlsx`), false)),
      () => ends(onFailed ?? (() => setShape({ is: 'absent' }))),
    );
  }

  /** Another row has the names of the columns. */
  function chooseHeader(header: number): void {
    if (shape.is !== 'looked') return;
    const { longer: _, ...table } = shape.looked;
    const longer = table.sheet === undefined ? longerRows(table.rows, header) : [];
    const means = guessed(textsOf(table.rows[header]), table.rows.slice(header + 1).map(textsOf));
    const looked = { ...table, header, means, ...(longer.length > 0 && { longer }) };
    show(shape.name, looked, first(looked, shape.shaping));
  }

  function stop(): void {
    end.current();
    turn.current += 1;
    setMaking(false);
    setShape({ is: 'none' });
  }

  function look(file: File): void {
    stop();
    setShape({ is: 'looking' });
    const endWorker = askWorker(
      { make: 'look', file, ...(of && { of }) },
      (told) => {
        endWorker();
        if (told.is !== 'looked') setShape({ is: 'absent' });
        else if ('why' in told.looked) setShape({ is: 'refused', why: told.looked.why });
        else show(file.name, told.looked, first(told.looked));
      },
      () => {
        endWorker();
        setShape({ is: 'absent' });
      },
    );
    end.current = endWorker;
  }

  return { shape, isMaking, look, stop, show, chooseHeader };
}
