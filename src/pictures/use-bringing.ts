import { useEffect, useState } from 'react';
import { whileMounted } from './while-mounted';

/** Brings pictures onto the device. Tells what stood in the way the last time; null where nothing did. */
export function useBringing(hashes: readonly string[]): unknown {
  const [failure, setFailure] = useState<unknown>(null);
  const wanted = hashes.join();
  useEffect(() => {
    if (wanted === '') return;
    return whileMounted(({ bringing }) => bringing(wanted.split(','), setFailure), setFailure);
  }, [wanted]);
  return wanted === '' ? null : failure;
}
