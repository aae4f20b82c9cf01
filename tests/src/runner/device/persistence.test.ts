import { expect, it } from 'vitest';
import { askToPersist, type Persistence, persistence } from '../../../../src/runner/device/persistence';

type Answer = (() => Promise<boolean>) | undefined;

it.each<[said: Persistence, answer: Answer]>([
  ['kept', async () => true],
  ['at-risk', async () => false],
  ['unknown', () => Promise.reject(new Error('a private window'))],
  ['unknown', undefined],
])('says %s of the data as the browser does', async (said, answer) => {
  expect(await persistence({ persisted: answer } as StorageManager)).toBe(said);
  expect(await askToPersist({ persist: answer } as StorageManager)).toBe(said);
});
