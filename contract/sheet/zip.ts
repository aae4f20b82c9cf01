const endSignature = 0x06054b50;
const zip64Locator = 0x07064b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const longestComment = 0xffff;

export interface ZipEntry {
  /** Its path in the archive. */
  name: string;
  /** Unpacked size that the directory declares, in bytes. */
  declared: number;
  compressed: number;
  /** Compression method: 0 stored, 8 deflated. */
  method: number;
  /** Offset of its local header. */
  offset: number;
}

function endOf(bytes: DataView): number | null {
  const first = Math.max(0, bytes.byteLength - endLength - longestComment);
  for (let at = bytes.byteLength - endLength; at >= first; at -= 1) if (bytes.getUint32(at, true) === endSignature) return at;
  return null;
}

const utf8 = new TextDecoder();

const nameAt = (bytes: DataView, at: number): string =>
  utf8.decode(new Uint8Array(bytes.buffer, bytes.byteOffset + at + entryLength, bytes.getUint16(at + 28, true)));

const entryAt = (bytes: DataView, at: number): ZipEntry => ({
  name: nameAt(bytes, at),
  method: bytes.getUint16(at + 10, true),
  compressed: bytes.getUint32(at + 20, true),
  declared: bytes.getUint32(at + 24, true),
  offset: bytes.getUint32(at + 42, true),
});

const lengthAt = (bytes: DataView, at: number): number =>
  entryLength + bytes.getUint16(at + 28, true) + bytes.getUint16(at + 30, true) + bytes.getUint16(at + 32, true);

/** The directory of a zip archive, or null if it is cut off, damaged or in zip64, which no sheet within our limits needs. */
export function zipDirectory(archive: Uint8Array): ZipEntry[] | null {
  const bytes = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = endOf(bytes);
  if (end === null || (end >= 20 && bytes.getUint32(end - 20, true) === zip64Locator)) return null;
  const entries: ZipEntry[] = [];
  let at = bytes.getUint32(end + 16, true);
  for (let left = bytes.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + entryLength > end || bytes.getUint32(at, true) !== entrySignature || at + lengthAt(bytes, at) > end) return null;
    const entry = entryAt(bytes, at);
    if ([entry.declared, entry.compressed, entry.offset].includes(0xffffffff)) return null;
    entries.push(entry);
    at += lengthAt(bytes, at);
  }
  return entries;
}

const localHeader = 30;

/** The packed bytes of an entry. */
export function packedPart(archive: Uint8Array, { offset, compressed }: Pick<ZipEntry, 'offset' | 'compressed'>): Uint8Array {
  const bytes = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const start = offset + localHeader + bytes.getUint16(offset + 26, true) + bytes.getUint16(offset + 28, true);
  return archive.subarray(start, start + compressed);
}
