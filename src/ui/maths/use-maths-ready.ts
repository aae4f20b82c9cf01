import { useWorkerReady } from '../browser/use-worker-ready';
import { bringMaths, isMathsHere } from './offline';

/** Only a worker stores what the page fetches: files fetched before the first worker are fetched again. */
const isBrought = async (container: Pick<ServiceWorkerContainer, 'controller'> | undefined): Promise<boolean> => {
  try {
    return (await isMathsHere()) || (!!container?.controller && (await bringMaths().then(isMathsHere)));
  } catch {
    // Without a network, formulas stay readable as TeX.
    return false;
  }
};

const isUnneeded = async () => true;

/** Returns whether formulas, if needed, can be drawn offline; fetches missing files. False until known. */
export function useMathsReady(isNeeded: boolean): boolean {
  const isHere = useWorkerReady(isNeeded ? isBrought : isUnneeded);
  return !isNeeded || isHere;
}
