import { expect, it } from 'vitest';
import { openBodies } from '../../../server/limits/bodies';

it('six bodies of a person may be on their way at once; the next is read once one of them has ended, whole or not', async () => {
  const bodies = openBodies();
  const ends: (() => void)[] = [];
  const arrives = (uid: string) =>
    bodies.reading(
      uid,
      () =>
        new Promise<string>((resolve, reject) => ends.push(() => (ends.length % 2 === 0 ? resolve('whole') : reject(new Error('broken'))))),
    );
  const under = Array.from({ length: 6 }, () => Promise.resolve(arrives('asha')).catch(() => 'broken'));
  const refused = { code: 'too-many-requests', reason: { code: 'bodies-under-way' } };
  for (let round = 0; round < 6; round += 1) {
    expect(() => arrives('asha')).toThrow(expect.objectContaining(refused));
    ends.shift()?.();
    await under[round];
    under.push(Promise.resolve(arrives('asha')).catch(() => 'broken'));
  }
  expect(() => arrives('bala')).not.toThrow();
  // A body that is here already is none that is on its way.
  for (let at = 0; at < 20; at += 1) expect(bodies.reading('ravi', () => 'whole')).toBe('whole');
});
