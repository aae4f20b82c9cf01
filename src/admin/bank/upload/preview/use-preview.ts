import { useEffect, useRef, useState } from 'react';
import type { Fault } from '../../../../../contract/faults/fault';
import { askWorker } from '../worker/ask/ask-worker';
import type { ReadFile, WorkerOrder } from '../worker/ask/worker-messages';
import { askBank, type RowsInBank } from './ask-bank';

/** What is known of the chosen file. `asking`: the bank, which of the questions are there. `absent`: no preview could be made, which the server does not need. */
export type Preview =
  | { is: 'none' }
  | { is: 'reading'; share: number | null }
  | { is: 'asking' }
  | (ReadFile & RowsInBank)
  | { is: 'refused'; why: Fault }
  | { is: 'absent' };

const none: Preview = { is: 'none' };

/**
 * Reads a chosen file in a worker, then asks the bank; a new choice, {@link stop} and leaving the screen end that. `isReadingAgain`: the file is read once more
 * while the preview of before stands.
 */
export function usePreview() {
  const [preview, setPreview] = useState<Preview>(none);
  const [isReadingAgain, setReadingAgain] = useState(false);
  const end = useRef<() => void>(() => undefined);
  useEffect(() => () => end.current(), []);

  function stop() {
    end.current();
    setReadingAgain(false);
    setPreview(none);
  }

  /** `isAgain`: what is shown stays until all is known, so that the admin's place in it is not lost. */
  function read(order: Extract<WorkerOrder, { make: 'preview' | 'text preview' }>, isAgain = false) {
    end.current();
    let isOver = false;
    const show = (next: Preview) => {
      const isUnderWay = next.is === 'reading' || next.is === 'asking';
      if (isOver || (isAgain && isUnderWay)) return;
      if (!isUnderWay) setReadingAgain(false);
      setPreview(next);
    };
    setReadingAgain(isAgain);
    const endWorker = askWorker(
      order,
      (told) => {
        if (told.is === 'reading') return show(told);
        endWorker();
        if (told.is !== 'read') return show(told.is === 'refused' ? told : { is: 'absent' });
        show({ is: 'asking' });
        void askBank(told.rows).then((known) => show({ ...told, ...known }));
      },
      () => {
        endWorker();
        show({ is: 'absent' });
      },
    );
    end.current = () => {
      isOver = true;
      endWorker();
    };
    show({ is: 'reading', share: null });
  }

  return { preview, isReadingAgain, read, stop };
}
