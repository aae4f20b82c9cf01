import { loadTypesetter } from './load';

/** Fetches every file of the typesetter through the worker, which stores them. Rejects if one is missing. */
export async function bringMaths(): Promise<void> {
  const { files } = await loadTypesetter();
  await Promise.all(
    files.map(async (file) => {
      const reply = await fetch(file);
      if (!reply.ok) throw new Error(`${file} did not come: ${reply.status}`);
    }),
  );
}

/** Whether formulas can be drawn offline; checked in the caches. */
export async function isMathsHere(): Promise<boolean> {
  const { files } = await loadTypesetter();
  const found = await Promise.all(files.map((file) => caches.match(file)));
  return found.every((reply) => reply !== undefined);
}
