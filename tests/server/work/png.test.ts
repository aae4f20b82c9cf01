import { expect, it } from 'vitest';
import { isPngOf } from '../../../server/work/png';
import { pngOf } from '../kit/png';

it('knows a PNG by its size and its end, and nothing else by anything', () => {
  const png = pngOf(192);
  expect(isPngOf(png, 192)).toBe(true);
  expect(isPngOf(png, 512)).toBe(false);
  expect(isPngOf(Buffer.concat([png, Buffer.from('<script>')]), 192)).toBe(false);
  expect(isPngOf(png.subarray(0, -4), 192)).toBe(false);
  expect(isPngOf(Buffer.from('<svg onload="alert(1)">'.padEnd(64)), 192)).toBe(false);
  expect(isPngOf(Buffer.concat([png.subarray(0, 8), Buffer.alloc(64, 0xff)]), 192)).toBe(false);
  expect(isPngOf(Buffer.alloc(0), 192)).toBe(false);
});
