import { expect, it } from 'vitest';
import { recentlyUsed } from '../../../server/memory/recently-used';

it('drops the value that was used least recently once there are more than it may keep', () => {
  const kept = recentlyUsed<string, number>(3);
  for (const [at, key] of ['a', 'b', 'c'].entries()) kept.set(key, at);
  kept.get('a');
  kept.set('d', 3);
  expect([...kept.keys()].toSorted()).toEqual(['a', 'c', 'd']);
  kept.delete('c');
  kept.set('e', 4);
  kept.set('e', 5);
  expect(['a', 'b', 'c', 'd', 'e'].map((key) => kept.get(key))).toEqual([0, undefined, undefined, 3, 5]);
});

it('takes no memory for what may come', () => {
  const before = process.memoryUsage();
  const many = Array.from({ length: 20 }, () => recentlyUsed<string, number>(1_000_000));
  const after = process.memoryUsage();
  expect(after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers).toBeLessThan(10_000_000);
  expect(many).toHaveLength(20);
});
