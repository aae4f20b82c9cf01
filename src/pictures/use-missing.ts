import { useEffect, useState } from 'react';
import type { Picture } from '../../contract/question/picture';
import { whileMounted } from './while-mounted';

/** How many of these pictures are not on this device; they are brought meanwhile. Undefined until it is known. */
export function useMissing(pictures: readonly Picture[]): number | undefined {
  const [missing, setMissing] = useState<number>();
  const wanted = [...new Set(pictures.map(({ hash }) => hash))].join();
  useEffect(() => {
    if (wanted === '') return;
    return whileMounted(
      ({ watch }) => watch(wanted.split(','), setMissing),
      () => undefined /* Its code is not here: the pictures are words, and the paper is not ready. */,
    );
  }, [wanted]);
  return wanted === '' ? 0 : missing;
}
