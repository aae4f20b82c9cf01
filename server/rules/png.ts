const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes of a chunk around its data: length and type before it, checksum after it. */
const frame = 12;

/** Whether these bytes are exactly one square PNG of this size, from signature to end chunk. The image data are not checked. */
export function isPngOf(bytes: Buffer, side: number): boolean {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(signature)) return false;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR' || bytes.readUInt32BE(16) !== side || bytes.readUInt32BE(20) !== side) return false;
  for (let at = 8; at + frame <= bytes.length; ) {
    const end = at + frame + bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return end === bytes.length;
    at = end;
  }
  return false;
}
