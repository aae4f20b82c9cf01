import { useEffect, useState } from 'react';
import { loadingHintMs } from '../../contract/fields/limits';

/** Returns whether the component has been shown for longer than loading should take (spec §1, §9). */
export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), loadingHintMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
