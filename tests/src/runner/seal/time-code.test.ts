import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { moreTimeTotals } from '../../../../contract/assessment/more-time';
import { timeCode } from '../../../../server/assessments/more-time';
import { minutesOfCode, moreTimeKeyOf } from '../../../../src/runner/seal/time-code';

const sealKey = randomBytes(32);
const key = () => moreTimeKeyOf(new Uint8Array(sealKey));
const codeOf = async (minutes: number, length = 12) => timeCode({ key: sealKey.toString('base64'), code: 'A'.repeat(length) }, minutes);

describe('a time code', () => {
  it('has a key that is derived from the key of the seal', async () =>
    expect(await key()).toBe(createHmac('sha256', sealKey).update('more-time').digest('base64')));

  it("gives the minutes that the server's code stands for, each total its own", async () => {
    const codes = await Promise.all(moreTimeTotals.map(codeOf));
    expect(new Set(codes).size).toBe(36);
    for (const [at, code] of codes.entries()) expect(await minutesOfCode(await key(), code)).toBe(moreTimeTotals[at]);
  });

  it('is as long as the code of its paper', async () => {
    const code = await codeOf(10, 16);
    expect([code.length, await minutesOfCode(await key(), code)]).toEqual([16, 10]);
  });

  it('gives none if a letter differs, and none with the key of another paper', async () => {
    const code = await codeOf(10);
    expect(await minutesOfCode(await key(), `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`)).toBeNull();
    expect(await minutesOfCode(randomBytes(32).toString('base64'), code)).toBeNull();
  });

  it('cannot be checked with a damaged key', async () => {
    await expect(minutesOfCode('no base64!', await codeOf(10))).rejects.toThrow();
  });
});
