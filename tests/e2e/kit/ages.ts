import type { Page } from '@playwright/test';

/** What the device keeps of the sign-in becomes three weeks old: no token of it is good any more. `looksGood`: the device takes its token for good all the same. */
export const ages = (page: Page, looksGood = false): Promise<void> =>
  page.evaluate(
    (isGood) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('exam-portal');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('settings', 'readwrite');
          const settings = change.objectStore('settings');
          settings.delete('token');
          const reading = settings.get('own-sign-in');
          reading.onsuccess = () => {
            const { value } = reading.result as { value: { token: string } };
            // Of the same person, with another signature.
            const token = value.token.replace(/[^.]*$/, 'b2Y'.repeat(100));
            settings.put({ key: 'own-sign-in', value: { ...value, token, until: isGood ? Date.now() + 86_400_000 : 0 } });
          };
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    looksGood,
  );
