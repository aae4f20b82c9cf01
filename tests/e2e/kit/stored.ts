import type { Page } from '@playwright/test';

/** All rows of one of the device's tables in this browser; none where the device was cleared and the table is not there again. */
export function stored<T = Record<string, unknown>>(page: Page, table: string): Promise<T[]> {
  return page.evaluate(
    (name) =>
      new Promise<T[]>((resolve, reject) => {
        const opening = indexedDB.open('exam-portal');
        let isMade = false;
        // A look must not make the store that it looks at.
        opening.onupgradeneeded = () => {
          isMade = true;
          opening.transaction?.abort();
        };
        opening.onerror = () => (isMade ? resolve([]) : reject(opening.error));
        opening.onsuccess = () => {
          if (!opening.result.objectStoreNames.contains(name)) {
            opening.result.close();
            return resolve([]);
          }
          const rows = opening.result.transaction(name).objectStore(name).getAll();
          rows.onsuccess = () => {
            opening.result.close();
            resolve(rows.result);
          };
        };
      }),
    table,
  );
}

/** Puts a page in the place of every script that the worker keeps, as workers up to 0.10.0 did behind a filter. */
export const spoilsScripts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('workbox-precache')) ?? '';
    const files = await caches.open(name);
    const scripts = (await files.keys()).filter(({ url }) => url.endsWith('.js'));
    if (scripts.length === 0) throw new Error('The worker keeps no scripts');
    const blocked = () => new Response('<html>Blocked</html>', { headers: { 'Content-Type': 'text/html' } });
    await Promise.all(scripts.map((script) => files.put(script, blocked())));
  });
