import { useEffect, useState } from 'react';
import { bringMaths, isMathsHere } from './offline';

/** Whether formulas can be drawn without a network, where they are needed; what is missing is fetched. False until it is known. */
export function useMathsReady(isNeeded: boolean): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    if (!isNeeded) return;
    let isMounted = true;
    const look = async () => (await isMathsHere()) || (await bringMaths().then(isMathsHere));
    // Without a network it stays unready, and the formulas readable as TeX.
    look().then(
      (answer) => isMounted && setHere(answer),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [isNeeded]);
  return !isNeeded || isHere;
}
