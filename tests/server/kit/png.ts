import { crc32, deflateSync } from 'node:zlib';
import { type IconName, type Icons, iconSizes } from '../../../contract/branding/portal';

function chunk(type: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length);
  bytes.write(type, 4, 'latin1');
  data.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
  return bytes;
}

/** A grey picture as a PNG; a square, if it has no height of its own. */
export function pngOf(width: number, grey = 0x80, height = width): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Each row begins with filter 0, which changes nothing.
  const row = Buffer.concat([Buffer.of(0), Buffer.alloc(width, grey)]);
  const rows = deflateSync(Buffer.concat(Array<Buffer>(height).fill(row)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A logo's pictures, all of one grey. */
export const iconsOf = (grey?: number): Icons =>
  Object.fromEntries(
    (Object.keys(iconSizes) as IconName[]).map((name) => [name, pngOf(iconSizes[name], grey).toString('base64')]),
  ) as Icons;
