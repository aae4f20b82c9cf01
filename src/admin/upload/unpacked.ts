import { isZipped } from '../../../contract/sheet-file';
import { maxUnpacked } from '../../../contract/sheet-limits';
import { packedPart, type ZipEntry, zipDirectory } from '../../../contract/zip';

/** Bytes an entry really unpacks to; counting stops soon after `limit`, and nothing is kept. */
async function unpackedSize(archive: Uint8Array, entry: ZipEntry, limit: number): Promise<number> {
  if (entry.method === 0) return entry.compressed;
  const packed = new Blob([new Uint8Array(packedPart(archive, entry))]);
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let size = 0;
  for (let part = await reader.read(); !part.done && size <= limit; part = await reader.read()) size += part.value.length;
  await reader.cancel();
  return size;
}

/** Whether a sheet unpacks to no more than is allowed, whatever its directory says. Throws where it is damaged. */
export async function unpacksModestly(bytes: Uint8Array): Promise<boolean> {
  if (!isZipped(bytes)) return true;
  let left = maxUnpacked;
  for (const entry of zipDirectory(bytes) ?? []) {
    left -= await unpackedSize(bytes, entry, left);
    if (left < 0) return false;
  }
  return true;
}
