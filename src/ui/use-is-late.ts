import { useEffect, useState } from 'react';
import { loadingHintMs } from '../../contract/fields/limits';

/** Returns whether the component has been shown for longer than `ms`: as given, than loading should take (spec §1, §9). */
export function useIsLate(ms = loadingHintMs): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLate;
}
