import { packedPart, type ZipEntry } from '../../../../../../contract/sheet/zip';

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
