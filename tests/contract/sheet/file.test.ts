import { describe, expect, it } from 'vitest';
import { fileFault } from '../../../contract/sheet/file';

const megabyte = 1024 * 1024;

/** A zip archive of empty parts whose directory declares these sizes. */
function archive(parts: { name: string; declared?: number }[]): Uint8Array {
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  const directory = Buffer.concat(
    parts.map(({ name, declared = 0 }) => {
      const entry = Buffer.alloc(46);
      entry.writeUInt32LE(0x02014b50, 0);
      entry.writeUInt32LE(declared, 24);
      entry.writeUInt16LE(name.length, 28);
      return Buffer.concat([entry, Buffer.from(name)]);
    }),
  );
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}
const compound = (length: number) => {
  const bytes = new Uint8Array(length);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  return bytes;
};
const workbook = { name: 'xl/workbook.xml' };

describe('a file that is uploaded as a sheet', () => {
  it('is named .xlsx or .xls, in any case', () => {
    expect(['a.xlsx', 'a.XLS', 'a.csv', 'xlsx'].map((name) => fileFault(name, compound(512)))).toEqual([
      null,
      null,
      'not-a-sheet',
      'not-a-sheet',
    ]);
  });

  it('has at most ten megabytes', () => {
    expect(fileFault('a.xls', compound(10 * megabyte))).toBeNull();
    expect(fileFault('a.xls', compound(10 * megabyte + 1))).toBe('too-large');
  });

  it("begins with the full signature of Excel's files", () => {
    const nearly = compound(512);
    nearly[7] = 0;
    expect([fileFault('a.xls', nearly), fileFault('a.xls', new Uint8Array(512))]).toEqual(['not-a-sheet', 'not-a-sheet']);
  });
});

describe('a zipped file', () => {
  it('is a workbook of Excel, not of another program', () => {
    expect(fileFault('a.xlsx', archive([workbook]))).toBeNull();
    for (const name of ['META-INF/manifest.xml', 'content.xml', 'xl\\workbook.bin', 'Index.zip'])
      expect([name, fileFault('a.xlsx', archive([workbook, { name }]))]).toEqual([name, 'other-sheet']);
  });

  it('without a directory cannot be read', () => {
    expect(fileFault('a.xlsx', archive([workbook]).subarray(0, 40))).toBe('unreadable');
  });

  it('has at most two hundred parts and 64 megabytes unpacked', () => {
    const parts = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `xl/part${at}.xml` }));
    expect([fileFault('a.xlsx', archive(parts(200))), fileFault('a.xlsx', archive(parts(201)))]).toEqual([null, 'too-large']);
    const half = { ...workbook, declared: 32 * megabyte };
    expect(fileFault('a.xlsx', archive([half, half]))).toBeNull();
    expect(fileFault('a.xlsx', archive([half, half, { name: 'x', declared: 1 }]))).toBe('too-large');
  });
});
