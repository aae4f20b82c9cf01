import { useWorkerReady } from '../browser/use-worker-ready';
import { bringMaths, isMathsHere } from './offline';

/** Only a worker keeps what the page fetches: files fetched before the first worker was there are fetched again. */
const isBrought = async (container: Pick<ServiceWorkerContainer, 'controller'> | undefined): Promise<boolean> => {
  try {
    return (await isMathsHere()) || (!!container?.controller && (await bringMaths().then(isMathsHere)));
  } catch {
    // Without a network it stays unready, and the formulas readable as TeX.
    return false;
  }
};

const isUnneeded = async () => true;

/** Whether formulas can be drawn without a network, where they are needed; what is missing is fetched. False until it is known. */
export function useMathsReady(isNeeded: boolean): boolean {
  const isHere = useWorkerReady(isNeeded ? isBrought : isUnneeded);
  return !isNeeded || isHere;
}
