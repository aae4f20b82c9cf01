import type { Page } from '@playwright/test';
import { meets } from './notice/watch';

/** Clears the portal's data while it is open, as the browser's settings do; `storageTypes` `all` removes the worker too. */
export async function clearsSiteData(page: Page, storageTypes = 'indexeddb,local_storage,cache_storage,cookies'): Promise<void> {
  // The offline copy goes too. Until the worker has made it anew, a file that is asked for without a network, or from the removed worker, fails.
  meets(/^failed GET \/(assets\/\S+|favicon\.svg): net::ERR_FAILED/);
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
}

/**
 * A page of another version that holds the device's store open, and another that wants to upgrade it: every opening waits. The returned
 * function closes the first; then the store has a higher version and a table that the product does not know.
 */
export async function holdsTheStore(other: Page): Promise<() => Promise<void>> {
  await other.evaluate(async () => {
    let isBlocked = (): void => undefined;
    // Told once every page that has the store open has been asked to close it: from then on the portal's page has none.
    const blocked = new Promise<void>((resolve) => {
      isBlocked = resolve;
    });
    const opened = (version?: number) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('exam-portal', version);
        opening.onblocked = isBlocked;
        opening.onupgradeneeded = () => opening.result.createObjectStore(`from version ${version}`);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => resolve(opening.result);
      });
    const held = await opened();
    Reflect.set(window, 'held', held);
    void opened(held.version + 10).then((newer) => newer.close());
    await blocked;
  });
  return () => other.evaluate(() => (Reflect.get(window, 'held') as IDBDatabase).close());
}

/** Before the first page opens: the browser refuses every store, as in a private window. */
export const refusesStores = (): void => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
};

/** Before the first page opens: records the durability of each writing transaction. */
export const notesDurability = (): void => {
  const { transaction } = IDBDatabase.prototype;
  const noted: string[] = [];
  Reflect.set(window, 'noted', noted);
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    const made = transaction.call(this, stores, mode, options);
    if (this.name === 'exam-portal' && mode === 'readwrite') noted.push(`${[...made.objectStoreNames].join(' ')}: ${made.durability}`);
    return made;
  };
};
