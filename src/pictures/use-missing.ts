import { useEffect, useState } from 'react';
import type { Picture } from '../../contract/question/picture';
import { whileMounted } from './while-mounted';

/** Returns how many of these pictures are not on this device, and downloads them. Undefined until known. */
export function useMissing(pictures: readonly Pick<Picture, 'hash'>[]): number | undefined {
  const [missing, setMissing] = useState<number>();
  const wanted = [...new Set(pictures.map(({ hash }) => hash))].join();
  useEffect(() => {
    if (wanted === '') return;
    return whileMounted(
      ({ watch }) => watch(wanted.split(','), setMissing),
      () => undefined /* Without the code, alternative texts are shown, and the paper is not ready. */,
    );
  }, [wanted]);
  return wanted === '' ? 0 : missing;
}
