import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { isStranger } from '../../../src/session/is-stranger';

describe('a browser', () => {
  it('is a stranger as long as it has no database', async () => {
    const stores = new IDBFactory();
    expect(await isStranger(stores)).toBe(true);
    await new Promise((resolve) => {
      stores.open('anything').onsuccess = resolve;
    });
    expect(await isStranger(stores)).toBe(false);
  });

  it('is not a stranger if it cannot list its databases', async () => {
    expect(await isStranger(undefined)).toBe(false);
    expect(await isStranger({} as IDBFactory)).toBe(false);
    expect(await isStranger({ databases: () => Promise.reject(new DOMException('private', 'UnknownError')) })).toBe(false);
  });
});
