import { fork } from 'node:child_process';
import { join } from 'node:path';
import { sheetExtensions } from '../contract/limits';
import { Refusal } from './refusal';
import { maxEntries, maxRows, maxUnpacked } from './work/sheet-limits';
import { zipDirectory } from './work/zip';

/** An uploaded sheet → the cells of its first table, row by row, the header row first. Throws {@link Refusal} 400, 413 or 415. */
export type ReadSheet = (upload: { name: string; bytes: Uint8Array }) => Promise<string[][]>;

/** What the child answers. */
export type SheetOutcome = { rows: string[][] } | { fault: 'unreadable' | 'too-large' };

const childMegabytes = 512;
const childMs = 20_000;

const tooLarge = (why: string) => new Refusal('too-large', why, { fields: { file: why } });
const unreadable = () => new Refusal('invalid', 'The file cannot be read as a sheet.', { fields: { file: 'cannot be read as a sheet' } });
const notASheet = () =>
  new Refusal('unsupported-type', 'Only .xlsx and .xls sheets are taken.', { fields: { file: 'is not an .xlsx or .xls sheet' } });

const starts = (bytes: Uint8Array, ...signature: number[]): boolean => signature.every((byte, index) => bytes[index] === byte);

function demandModestZip(bytes: Uint8Array): void {
  const entries = zipDirectory(bytes);
  if (entries === null) throw unreadable();
  if (entries.length > maxEntries) throw tooLarge('holds too many parts');
  if (entries.reduce((sum, entry) => sum + entry.declared, 0) > maxUnpacked) throw tooLarge('unpacks to too much');
}

/** Looks at name, signature and zip directory; SheetJS would read any text as a table, so this comes first. */
function demandSheet({ name, bytes }: { name: string; bytes: Uint8Array }): void {
  const lower = name.toLowerCase();
  if (!sheetExtensions.some((extension) => lower.endsWith(extension))) throw notASheet();
  const isZip = starts(bytes, 0x50, 0x4b, 0x03, 0x04);
  const isOle = starts(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
  if (!isZip && !isOle) throw notASheet();
  if (isZip) demandModestZip(bytes);
}

/** Parses in a process of its own: a hostile sheet can take all memory or never end, and then only that process dies. */
function parseApart(entry: string, bytes: Uint8Array): Promise<SheetOutcome> {
  return new Promise((resolve, reject) => {
    const execArgv = [`--max-old-space-size=${childMegabytes}`];
    const child = fork(entry, { execArgv, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env: {} });
    const timer = setTimeout(() => child.kill('SIGKILL'), childMs);
    child.once('message', (outcome) => resolve(outcome as SheetOutcome));
    child.once('error', reject);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve({ fault: 'too-large' });
    });
    child.send(bytes, (fault) => fault && child.kill('SIGKILL'));
  });
}

/** Reads sheets one after the other, so that many uploads at once cost no more memory than one. `builtDir` holds the child's code. */
export function sheetReader(builtDir: string): ReadSheet {
  const entry = join(builtDir, 'sheet-process.js');
  let last: Promise<unknown> = Promise.resolve();
  return async (upload) => {
    demandSheet(upload);
    const turn = last.then(() => parseApart(entry, upload.bytes));
    last = turn.catch(() => undefined);
    const outcome = await turn;
    if ('rows' in outcome) return outcome.rows;
    throw outcome.fault === 'unreadable'
      ? unreadable()
      : tooLarge(`is too large: ${maxRows} rows and ${maxUnpacked / 1024 / 1024} MB unpacked is the most`);
  };
}
