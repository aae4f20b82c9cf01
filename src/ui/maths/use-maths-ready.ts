import { useWorkerReady } from '../browser/use-worker-ready';
import { loadTypesetter } from './load';

/** Fetches every file of the typesetter through the worker, which stores them. Rejects if one is missing. */
async function bringMaths(): Promise<void> {
  const { files } = await loadTypesetter();
  await Promise.all(
    files.map(async (file) => {
      const reply = await fetch(file);
      if (!reply.ok) throw new Error(`${file} did not come: ${reply.status}`);
    }),
  );
}

/** Whether formulas can be drawn offline; checked in the caches. */
async function isMathsHere(): Promise<boolean> {
  const { files } = await loadTypesetter();
  const found = await Promise.all(files.map((file) => caches.match(file)));
  return found.every((reply) => reply !== undefined);
}

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
