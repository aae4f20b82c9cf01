import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Cell } from '../contract/sheet-cells';
import { type FileFault, fileFault, fileFaultWords } from '../contract/sheet-file';
import { invalid, Refusal } from './refusal';

/** An uploaded sheet → the cells of its first table, row by row. Throws {@link Refusal} 400, 413 or 415. */
export type ReadSheet = (upload: { name: string; bytes: Uint8Array }) => Promise<Cell[][]>;

/** What the child answers. */
export type SheetOutcome = { rows: Cell[][] } | { fault: FileFault };

const childMegabytes = 512;
const childMs = 20_000;

function refusalFor(fault: FileFault): Refusal {
  const fields = { file: fileFaultWords[fault] };
  if (fault === 'too-large') return new Refusal('too-large', `The file ${fields.file}.`, { fields });
  if (fault === 'not-a-sheet') return new Refusal('unsupported-type', 'Only .xlsx and .xls sheets are taken.', { fields });
  return invalid(fields);
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
  return async ({ name, bytes }) => {
    const fault = fileFault(name, bytes);
    if (fault !== null) throw refusalFor(fault);
    const turn = last.then(() => parseApart(entry, bytes));
    last = turn.catch(() => undefined);
    const outcome = await turn;
    if ('fault' in outcome) throw refusalFor(outcome.fault);
    return outcome.rows;
  };
}
