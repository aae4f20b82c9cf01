import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive; its texts are written as UTF-8. */
export interface EntryToZip {
  /** ASCII. */
  name: string;
  texts: Iterable<string> | AsyncIterable<string>;
}

/** What the directory says of an entry. */
interface Written {
  name: string;
  at: number;
  crc: number;
  packed: number;
  size: number;
}

const version = 20;
/** Sums and sizes stand behind the bytes. */
const sumsBehind = 0x8;
const deflated = 8;
/** 1 January 1980, the first day that the format knows: an archive of the same texts has the same bytes. */
const date = 0x21;

const fields = (...pairs: [bytes: 2 | 4, value: number][]): Buffer => {
  const buffer = Buffer.alloc(pairs.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of pairs) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
};

const shared = ({ name, crc, packed, size }: Written): [2 | 4, number][] => [
  [2, version],
  [2, sumsBehind],
  [2, deflated],
  [2, 0],
  [2, date],
  [4, crc],
  [4, packed],
  [4, size],
  [2, name.length],
  [2, 0],
];

const head = (entry: Written): Buffer => Buffer.concat([fields([4, 0x04034b50], ...shared(entry)), Buffer.from(entry.name)]);
const sums = ({ crc, packed, size }: Written): Buffer => fields([4, 0x08074b50], [4, crc], [4, packed], [4, size]);
const listed = (entry: Written): Buffer =>
  Buffer.concat([
    fields([4, 0x02014b50], [2, version], ...shared(entry), [2, 0], [2, 0], [2, 0], [4, 0], [4, entry.at]),
    Buffer.from(entry.name),
  ]);

function directory(entries: readonly Written[], at: number): Buffer {
  const list = Buffer.concat(entries.map(listed));
  const end = fields([4, 0x06054b50], [2, 0], [2, 0], [2, entries.length], [2, entries.length], [4, list.length], [4, at], [2, 0]);
  return Buffer.concat([list, end]);
}

/** An archive, written piece by piece; zlib packs in a thread of its own. Entries of 4 GB or more are not for this. */
export async function* zipPieces(entries: Iterable<EntryToZip>): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let at = 0;
  for (const { name, texts } of entries) {
    const entry = { name, at, crc: 0, packed: 0, size: 0 };
    const opening = head(entry);
    yield opening;
    const bytes = async function* () {
      for await (const text of texts) {
        const piece = Buffer.from(text);
        entry.crc = crc32(piece, entry.crc);
        entry.size += piece.length;
        yield piece;
      }
    };
    const deflate = createDeflateRaw();
    const packing = pipeline(Readable.from(bytes()), deflate);
    // A fault reaches the loop below; without this line it would also end the process.
    packing.catch(() => undefined);
    for await (const piece of deflate as AsyncIterable<Buffer>) {
      entry.packed += piece.length;
      yield piece;
    }
    await packing;
    yield sums(entry);
    at += opening.length + entry.packed + 16;
    written.push(entry);
  }
  yield directory(written, at);
}
