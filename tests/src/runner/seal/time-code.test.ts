import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { moreTimeTotals } from '../../../../contract/assessment/more-time';
import { timeCode } from '../../../../server/assessments/time-codes';
import { minutesOfCode, moreTimeKeyOf } from '../../../../src/runner/seal/time-code';

const sealKey = randomBytes(32);
const key = () => moreTimeKeyOf(new Uint8Array(sealKey));
const codeOf = async (minutes: number, { length = 12, uid }: { length?: number; uid?: string } = {}) =>
  timeCode({ key: sealKey.toString('base64'), code: 'A'.repeat(length) }, minutes, uid);

describe('a time code', () => {
  it('has a key that is derived from the key of the seal', async () =>
    expect(await key()).toBe(createHmac('sha256', sealKey).update('more-time').digest('base64')));

  it("gives the minutes that the server's code stands for, each total its own", async () => {
    const codes = await Promise.all(moreTimeTotals.map((minutes) => codeOf(minutes)));
    expect(new Set(codes).size).toBe(180);
    // Every tenth: a code is compared with those of all totals.
    for (const [at, code] of codes.entries())
      if (at % 10 === 9) expect(await minutesOfCode(await key(), code, 'asha')).toEqual({ all: moreTimeTotals[at] });
  });

  it('of one learner is as long, and works for this learner alone', async () => {
    const codes = await Promise.all([1, 7, 180].map((minutes) => codeOf(minutes, { uid: 'asha' })));
    expect(codes.map((code) => code.length)).toEqual([12, 12, 12]);
    expect(await Promise.all(codes.map(async (code) => minutesOfCode(await key(), code, 'asha')))).toEqual([
      { own: 1 },
      { own: 7 },
      { own: 180 },
    ]);
    for (const code of codes) expect(await minutesOfCode(await key(), code, 'ben')).toBeNull();
  });

  it('is as long as the code of its paper', async () => {
    const code = await codeOf(10, { length: 16 });
    expect([code.length, await minutesOfCode(await key(), code, 'asha')]).toEqual([16, { all: 10 }]);
  });

  it('gives none if a letter differs, and none with the key of another paper', async () => {
    const code = await codeOf(10);
    expect(await minutesOfCode(await key(), `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`, 'asha')).toBeNull();
    expect(await minutesOfCode(randomBytes(32).toString('base64'), code, 'asha')).toBeNull();
  });

  it('cannot be checked with a damaged key', async () => {
    await expect(minutesOfCode('no base64!', await codeOf(10), 'asha')).rejects.toThrow();
  });
});
