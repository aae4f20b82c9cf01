import type { Size } from '../../contract/branding/portal';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes of a chunk around its data: length and type before it, checksum after it. */
const frame = 12;

/** The size in pixels of exactly one PNG, from signature to end chunk; null for other bytes. The image data are not checked. */
export function pngSize(bytes: Buffer): Size | null {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(signature) || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  for (let at = 8; at + frame <= bytes.length; ) {
    const end = at + frame + bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND')
      return end === bytes.length ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : null;
    at = end;
  }
  return null;
}

/** Whether these bytes are exactly one square PNG of this size. */
export function isPngOf(bytes: Buffer, side: number): boolean {
  const size = pngSize(bytes);
  return size?.width === side && size.height === side;
}
