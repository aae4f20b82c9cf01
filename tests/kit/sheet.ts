import { deflateRawSync } from 'node:zlib';
import * as XLSX from 'xlsx';

export type Format = 'xlsx' | 'biff8';
export type Bytes = Uint8Array<ArrayBuffer>;

export const header = [
  'Question',
  'Category',
  'Difficulty',
  'Language',
  'Tags',
  'Option 1',
  'Option 2',
  'Option 3',
  'Correct option',
  'Explanation',
];

/** A good row; `correct` is the cell under "Correct option". */
export const row = (question: string, correct: string | number = 2, category = 'Science'): (string | number)[] => [
  question,
  category,
  'Easy',
  'English',
  'ssc, 2026',
  'one',
  'two',
  'three',
  correct,
  'Because.',
];

export const rows = (count: number, name = 'Q', category = 'Science') =>
  Array.from({ length: count }, (_, at) => row(`${name} ${at + 1}`, 2, category));

export function sheetOf(table: XLSX.WorkSheet, bookType: Format = 'xlsx', name = 'Questions'): Bytes {
  return new Uint8Array(XLSX.write(XLSX.utils.book_new(table, name), { type: 'buffer', bookType, compression: true }) as Buffer);
}

/** A sheet of these rows, header included. */
export const sheet = (cells: unknown[][], bookType: Format = 'xlsx', name?: string): Bytes =>
  sheetOf(XLSX.utils.aoa_to_sheet(cells), bookType, name);

/** The sheet with its first table's XML changed, as another program might write it. */
export function rewritten(bytes: Bytes, change: (xml: string) => string): Bytes {
  const archive = XLSX.CFB.read(Buffer.from(bytes), { type: 'buffer' });
  const part = XLSX.CFB.find(archive, '/xl/worksheets/sheet1.xml');
  if (part === null) throw new Error('The sheet has no first table');
  part.content = Buffer.from(change(Buffer.from(part.content as Uint8Array).toString('utf8')));
  return new Uint8Array(XLSX.CFB.write(archive, { type: 'buffer', fileType: 'zip' }) as Buffer);
}

/** The file that Excel writes for a sheet with a password: a compound file with an encrypted package. */
export function locked(): Bytes {
  const info = Buffer.alloc(200);
  info.writeUInt16LE(4, 0);
  info.writeUInt16LE(4, 2);
  info.writeUInt32LE(0x40, 4);
  const archive = XLSX.CFB.utils.cfb_new();
  XLSX.CFB.utils.cfb_add(archive, '/EncryptionInfo', info);
  XLSX.CFB.utils.cfb_add(archive, '/EncryptedPackage', Buffer.alloc(5000, 7));
  return new Uint8Array(XLSX.CFB.write(archive, { type: 'buffer' }) as Buffer);
}

/** The first bytes of a Windows program. */
export const program = (): Bytes => new Uint8Array([0x4d, 0x5a, 0x90, 0x00, ...Array.from({ length: 100 }, () => 1)]);

/** A zip archive made without a library, its one part listed `times` times: `declared` is the unpacked size in the directory. */
export function zip(name: string, content: Uint8Array, declared = content.length, times = 1): Bytes {
  const packed = deflateRawSync(content);
  const file = Buffer.from(name);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(declared, 22);
  local.writeUInt16LE(file.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(declared, 24);
  entry.writeUInt16LE(file.length, 28);
  const directory = Array.from({ length: times }, () => Buffer.concat([entry, file]));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(times, 8);
  end.writeUInt16LE(times, 10);
  end.writeUInt32LE(times * (entry.length + file.length), 12);
  end.writeUInt32LE(local.length + file.length + packed.length, 16);
  return new Uint8Array(Buffer.concat([local, file, packed, ...directory, end]));
}

/** 70 MB of zeros in some kilobytes; `isLying` hides the size from the directory. */
export const bomb = (isLying: boolean): Bytes => zip('xl/workbook.xml', new Uint8Array(70 * 1024 * 1024), isLying ? 100 : undefined);
