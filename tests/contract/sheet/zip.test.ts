import { describe, expect, it } from 'vitest';
import { packedPart, zipDirectory } from '../../../contract/sheet/zip';

interface File {
  name: string;
  packed: string;
  declared?: number;
  extra?: number;
  comment?: number;
  /** Length of the local header's extra field. */
  localExtra?: number;
  offset?: number;
}

/** A zip archive written byte by byte. */
function archive(
  files: File[],
  { comment = '', before = Buffer.alloc(0), start }: { comment?: string; before?: Buffer; start?: number } = {},
) {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = before.length;
  for (const { name, packed, declared = packed.length, extra = 0, comment: words = 0, localExtra = 0, offset = at } of files) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    local.writeUInt16LE(localExtra, 28);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(declared, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt16LE(extra, 30);
    entry.writeUInt16LE(words, 32);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), Buffer.alloc(localExtra), Buffer.from(packed));
    entries.push(entry, Buffer.from(name), Buffer.alloc(extra + words));
    at += 30 + name.length + localExtra + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(start ?? at, 16);
  return Buffer.concat([before, ...locals, directory, end, Buffer.from(comment)]);
}

const two: File[] = [
  { name: 'a.xml', packed: 'alpha', declared: 50, extra: 4, comment: 3, localExtra: 7 },
  { name: 'dir/b.xml', packed: 'bravo!' },
];

describe('the directory of an archive', () => {
  it('gives the sizes, method and offset of each file', () => {
    expect(zipDirectory(archive(two))).toEqual([
      { name: 'a.xml', method: 8, compressed: 5, declared: 50, offset: 0 },
      { name: 'dir/b.xml', method: 8, compressed: 6, declared: 6, offset: 47 },
    ]);
    expect(zipDirectory(archive([]))).toEqual([]);
  });

  it('is found before a comment of any length', () => {
    for (const length of [1, 1_000, 0xffff]) expect(zipDirectory(archive(two, { comment: 'x'.repeat(length) }))).toHaveLength(2);
    expect(zipDirectory(archive(two, { comment: 'x'.repeat(0x10000) }))).toBeNull();
  });

  it('is found in a part of a larger buffer', () => {
    const bytes = archive(two);
    const room = Buffer.concat([Buffer.alloc(9, 1), bytes]);
    const part = new Uint8Array(room.buffer, room.byteOffset + 9, bytes.length);
    expect(zipDirectory(part)).toHaveLength(2);
    expect(Buffer.from(packedPart(part, { compressed: 6, offset: 47 })).toString()).toBe('bravo!');
  });

  it('is missing in other files and in truncated archives', () => {
    for (const bytes of [Buffer.alloc(0), Buffer.alloc(21), Buffer.alloc(200), archive(two).subarray(0, -1)])
      expect(zipDirectory(bytes)).toBeNull();
  });

  it('may list a file without a name at its very end', () => {
    expect(zipDirectory(archive([{ name: '', packed: 'x' }]))).toHaveLength(1);
  });

  it('is refused if its declared start is wrong, also behind the last byte', () => {
    const { length } = archive(two);
    for (const start of [3, length - 30, length - 2, length + 1_000, 0xfffffff0])
      expect([start, zipDirectory(archive(two, { start }))]).toEqual([start, null]);
  });

  it('is refused if the head of an entry is damaged', () => {
    const bytes = archive(two);
    bytes[bytes.lastIndexOf('PK\x01\x02')] = 0;
    expect(zipDirectory(bytes)).toBeNull();
  });

  it.each([
    ['name', 28],
    ['extra field', 30],
    ['comment', 32],
  ])('is refused if the %s of an entry reaches behind the end', (_, at) => {
    const bytes = archive(two);
    bytes.writeUInt16LE(1_000, bytes.lastIndexOf('PK\x01\x02') + at);
    expect(zipDirectory(bytes)).toBeNull();
  });

  it('is refused if it is one of zip64', () => {
    const locator = Buffer.alloc(20);
    locator.writeUInt32LE(0x07064b50);
    const plain = archive([]);
    expect(zipDirectory(Buffer.concat([locator, plain]))).toBeNull();
    expect(zipDirectory(Buffer.concat([Buffer.alloc(20), plain]))).toEqual([]);
    expect(zipDirectory(archive([{ name: 'a', packed: 'x', declared: 0xffffffff }]))).toBeNull();
    expect(zipDirectory(archive([{ name: 'a', packed: 'x', offset: 0xffffffff }]))).toBeNull();
  });
});

it("the packed bytes of a file begin after its name and its own header's extra field", () => {
  const bytes = archive(two);
  expect(zipDirectory(bytes)?.map((entry) => Buffer.from(packedPart(bytes, entry)).toString())).toEqual(['alpha', 'bravo!']);
});
