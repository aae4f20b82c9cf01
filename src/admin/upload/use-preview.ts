import { useEffect, useRef, useState } from 'react';
import type { Located } from '../../../contract/upload';
import { askWorker } from './ask-worker';
import type { Order, PreviewRow } from './worker-messages';

/** What is known of the chosen file. `absent`: no preview could be made, which the server does not need. */
export type Preview =
  | { is: 'none' }
  | { is: 'reading'; share: number | null }
  | { is: 'read'; rows: PreviewRow[]; located?: Located }
  | { is: 'refused'; why: string }
  | { is: 'absent' };

const none: Preview = { is: 'none' };

/** Reads a chosen file in a worker; a new choice, {@link stop} and leaving the screen end the reading. */
export function usePreview() {
  const [preview, setPreview] = useState<Preview>(none);
  const end = useRef<() => void>(() => undefined);
  useEffect(() => () => end.current(), []);

  function stop() {
    end.current();
    setPreview(none);
  }

  function finish(last: Preview) {
    end.current();
    setPreview(last);
  }

  function read(order: Exclude<Order, { make: 'template' | 'export' }>) {
    end.current();
    setPreview({ is: 'reading', share: null });
    end.current = askWorker(
      order,
      (told) => {
        if (told.is === 'reading') setPreview(told);
        else finish(told.is === 'made' ? { is: 'absent' } : told);
      },
      () => finish({ is: 'absent' }),
    );
  }

  return { preview, read, stop };
}
