const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length and type before the data of a chunk, its checksum behind. */
const frame = 12;

/** Whether these bytes are one PNG of a square of this size, from its signature to its end and nothing behind it. The picture itself is for browsers to read. */
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
