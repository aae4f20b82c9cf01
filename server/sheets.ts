import { join } from 'node:path';
import type { Entry, WholeFault } from '../contract/formats/entry';
import { chosenTextFault } from '../contract/formats/read-file';
import type { Cell } from '../contract/sheet-cells';
import { type FileFault, fileFault, fileFaultWords } from '../contract/sheet-file';
import { apart } from './parse-apart';
import { invalid, Refusal } from './refusal';

interface Upload {
  name: string;
  bytes: Uint8Array;
}

/** An uploaded sheet → the cells of its first table, row by row. Throws {@link Refusal} 400, 413 or 415. */
export type ReadSheet = (upload: Upload) => Promise<Cell[][]>;
/** An uploaded GIFT, Aiken or Moodle XML file → its questions as they stand there. Throws {@link Refusal} 400, 413 or 415. */
export type ReadEntries = (upload: Upload) => Promise<Entry[]>;

/** What the child is asked for, and what it answers. */
export type SheetOrder = { read: 'sheet' | 'entries'; name: string; bytes: Uint8Array };
export type SheetOutcome = { rows: Cell[][] } | { entries: Entry[] } | { fault: FileFault } | { whole: WholeFault };

const takesTooMuch: SheetOutcome = { fault: 'too-large' };

const isRead = (outcome: SheetOutcome): boolean => 'rows' in outcome || 'entries' in outcome;

function refusalFor(fault: FileFault): Refusal {
  const fields = { file: fileFaultWords[fault] };
  if (fault === 'too-large') return new Refusal('too-large', `The file ${fields.file}.`, { fields });
  if (fault === 'not-a-sheet') return new Refusal('unsupported-type', 'Only .xlsx and .xls sheets are taken.', { fields });
  return invalid(fields);
}

function refusalForWhole({ is, why }: WholeFault): Refusal {
  const fields = { file: why };
  if (is === 'invalid') return invalid(fields);
  return new Refusal(is === 'too-large' ? 'too-large' : 'unsupported-type', `The file ${why}.`, { fields });
}

/** Readers of uploads. `builtDir` holds the child's code. */
export function uploadReaders(builtDir: string): { readSheet: ReadSheet; readEntries: ReadEntries } {
  const parse = apart(join(builtDir, 'sheet-process.js'), isRead);
  async function read(order: SheetOrder): Promise<SheetOutcome> {
    const outcome = await parse(order, takesTooMuch);
    if ('fault' in outcome) throw refusalFor(outcome.fault);
    if ('whole' in outcome) throw refusalForWhole(outcome.whole);
    return outcome;
  }
  return {
    async readSheet({ name, bytes }) {
      const fault = fileFault(name, bytes);
      if (fault !== null) throw refusalFor(fault);
      const outcome = await read({ read: 'sheet', name, bytes });
      return 'rows' in outcome ? outcome.rows : [];
    },
    async readEntries({ name, bytes }) {
      const fault = chosenTextFault({ name, size: bytes.length });
      if (fault !== null) throw refusalForWhole(fault);
      const outcome = await read({ read: 'entries', name, bytes });
      return 'entries' in outcome ? outcome.entries : [];
    },
  };
}
