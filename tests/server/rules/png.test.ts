import { expect, it } from 'vitest';
import { isPngOf } from '../../../server/rules/png';
import { pngOf } from '../kit/png';

it('a PNG is recognized by its size and its end; other bytes are refused', () => {
  const png = pngOf(192);
  expect(isPngOf(png, 192)).toBe(true);
  expect(isPngOf(png, 512)).toBe(false);
  expect(isPngOf(Buffer.concat([png, Buffer.from('<script>')]), 192)).toBe(false);
  expect(isPngOf(png.subarray(0, -4), 192)).toBe(false);
  expect(isPngOf(Buffer.from('<svg onload="alert(1)">'.padEnd(64)), 192)).toBe(false);
  expect(isPngOf(Buffer.concat([png.subarray(0, 8), Buffer.alloc(64, 0xff)]), 192)).toBe(false);
  expect(isPngOf(Buffer.alloc(0), 192)).toBe(false);
});

/** A chunk of a PNG with a false checksum, which this code does not check. */
const chunk = (type: string, data: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, data, Buffer.alloc(4)]);
};
const head = (width: number, height: number) => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width);
  data.writeUInt32BE(height, 4);
  return data;
};
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const file = (...parts: Buffer[]) => Buffer.concat([signature, ...parts]);
const end = chunk('IEND', Buffer.alloc(0));

it('is square, of the requested size', () => {
  expect(isPngOf(file(chunk('IHDR', head(64, 64)), end), 64)).toBe(true);
  expect(isPngOf(file(chunk('IHDR', head(64, 32)), end), 64)).toBe(false);
  expect(isPngOf(file(chunk('IHDR', head(32, 64)), end), 64)).toBe(false);
});

it('begins with its signature and its head', () => {
  const parts = [chunk('IHDR', head(64, 64)), end];
  expect(isPngOf(Buffer.concat([Buffer.alloc(8), ...parts]), 64)).toBe(false);
  expect(isPngOf(file(chunk('IDAT', head(64, 64)), end), 64)).toBe(false);
});

it('ends with its last chunk, after any other chunks', () => {
  const data = chunk('IDAT', Buffer.alloc(100, 7));
  expect(isPngOf(file(chunk('IHDR', head(64, 64)), data, data, end), 64)).toBe(true);
  expect(isPngOf(file(chunk('IHDR', head(64, 64)), data), 64)).toBe(false);
  expect(isPngOf(file(chunk('IHDR', head(64, 64))), 64)).toBe(false);
});

it('is refused if it is shorter than a signature and a head', () => {
  for (const length of [9, 20, 24, 32]) expect(isPngOf(file(chunk('IHDR', head(64, 64)), end).subarray(0, length), 64)).toBe(false);
});
