import { loadTypesetter } from './load';

/** Brings every file that formulas are drawn with onto the device, through the worker, which keeps them. Rejects where one does not come. */
export async function bringMaths(): Promise<void> {
  const { files } = await loadTypesetter();
  await Promise.all(
    files.map(async (file) => {
      const reply = await fetch(file);
      if (!reply.ok) throw new Error(`${file} did not come: ${reply.status}`);
    }),
  );
}

/** Whether formulas can be drawn without a network: looked up, not assumed. */
export async function isMathsHere(): Promise<boolean> {
  const { files } = await loadTypesetter();
  const found = await Promise.all(files.map((file) => caches.match(file)));
  return found.every((reply) => reply !== undefined);
}
