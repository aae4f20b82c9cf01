import { useEffect, useState } from 'react';
import { whileMounted } from './while-mounted';

/** Downloads pictures onto the device. Returns the failure of the last round, or null. */
export function useBringing(hashes: readonly string[]): unknown {
  const [failure, setFailure] = useState<unknown>(null);
  const wanted = hashes.join();
  useEffect(() => {
    if (wanted === '') return;
    return whileMounted(({ bringing }) => bringing(wanted.split(','), setFailure), setFailure);
  }, [wanted]);
  return wanted === '' ? null : failure;
}
