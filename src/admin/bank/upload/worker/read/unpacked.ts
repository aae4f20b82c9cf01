import { type FileFault, isZipped } from '../../../../../../contract/sheet/file';
import { maxUnpacked } from '../../../../../../contract/sheet/limits';
import { cellCounter } from '../../../../../../contract/sheet/scan';
import { packedPart, type ZipEntry, zipDirectory } from '../../../../../../contract/sheet/zip';

const joined = (parts: readonly Uint8Array<ArrayBuffer>[]): Promise<ArrayBuffer> => new Blob([...parts]).arrayBuffer();

/** The bytes of an entry; null where they are more than `limit`, which is noticed soon after. */
export async function unpacked(archive: Uint8Array, entry: ZipEntry, limit: number): Promise<Uint8Array | null> {
  const packed = new Uint8Array(packedPart(archive, entry));
  if (entry.method === 0) return packed.length > limit ? null : packed;
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done && size <= limit; part = await reader.read()) {
    size += part.value.length;
    parts.push(part.value);
  }
  await reader.cancel();
  return size > limit ? null : new Uint8Array(await joined(parts));
}

/** What speaks against a sheet once its parts are unpacked, whatever its directory says. Throws where it is damaged. */
export async function contentFault(bytes: Uint8Array): Promise<FileFault | null> {
  if (!isZipped(bytes)) return null;
  const faultOf = cellCounter();
  let left = maxUnpacked;
  for (const entry of zipDirectory(bytes) ?? []) {
    const part = await unpacked(bytes, entry, left);
    if (part === null) return 'too-large';
    left -= part.length;
    const fault = faultOf(part);
    if (fault !== null) return fault;
  }
  return null;
}
