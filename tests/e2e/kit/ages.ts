import type { Page } from '@playwright/test';

/** What the device keeps of the sign-in becomes three weeks old: no token of it is good any more. */
export const ages = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('exam-portal');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('settings', 'readwrite');
          const settings = change.objectStore('settings');
          settings.delete('token');
          const reading = settings.get('own-sign-in');
          reading.onsuccess = () => {
            const { value } = reading.result as { value: object };
            settings.put({ key: 'own-sign-in', value: { ...value, token: 'of three weeks ago', until: 0 } });
          };
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
