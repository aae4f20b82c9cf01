import { describe, expect, it } from 'vitest';
import { looksPrivate } from '../../../../src/runner/screens/start/private-window';

const GB = 1024 ** 3;
const memory = { jsHeapSizeLimit: 2 * GB };
const room = (quota: number) => ({ estimate: async () => ({ quota }) });
const directory = (isThere: boolean) => ({
  getDirectory: () => (isThere ? Promise.resolve({} as FileSystemDirectoryHandle) : Promise.reject(new DOMException('', 'SecurityError'))),
});

describe('a private window', () => {
  it.each([
    ['Chromium that gives a share of the memory', { memory, storage: room(1 * GB) }, true],
    ['Chromium that gives room on a disk', { memory, storage: room(60 * GB) }, false],
    ['Chromium that does not say', { memory, storage: { estimate: () => Promise.reject(new Error('no')) } }, false],
    ['Firefox or Safari without a file system', { memory: undefined, storage: directory(false) }, true],
    ['Firefox or Safari with one', { memory: undefined, storage: directory(true) }, false],
    ['a browser that knows neither', { memory: undefined, storage: {} }, false],
    ['a place without storage', { memory: undefined, storage: undefined }, false],
  ])('is assumed for %s or not', async (_, platform, isPrivate) => {
    expect(await looksPrivate(platform)).toBe(isPrivate);
  });
});
