import { join } from 'node:path';
import { chosenTextFault } from '../../contract/formats/text-file';
import type { Category } from '../../contract/question/category';
import { type FileFault, fileFault, fileFaults } from '../../contract/sheet/file';
import type { WholeFault } from '../../contract/sheet/whole-fault';
import { invalid, Refusal } from '../replies/refusal';
import type { FileReading } from '../rules/file-reading';
import { workerProcess } from './worker-process';

/** An uploaded file, and by what its questions are read. */
export interface FileOrder {
  name: string;
  bytes: Uint8Array;
  tree: readonly Category[];
  /** A category for questions of a text whose own the bank does not know, or null. */
  otherwise: number | null;
  /** The uid of its sender. */
  from: string;
}

/** An uploaded sheet → what its first table of questions amounts to. Throws {@link Refusal} 400, 413, 415 or 503. */
export type ReadSheet = (order: FileOrder) => Promise<FileReading>;
/** The same of a GIFT, Aiken or Moodle XML file. */
export type ReadEntries = ReadSheet;

/** What the child is asked for, and what it answers. */
export type ChildOrder = { read: 'sheet' | 'entries' } & Omit<FileOrder, 'from'>;
export type ChildOutcome = { reading: FileReading } | { fault: FileFault } | { whole: WholeFault };

const takesTooMuch: ChildOutcome = { fault: 'takes-too-much' };

function refusalForWhole({ is, why }: WholeFault): Refusal {
  const fields = { file: why };
  if (is === 'invalid') return invalid(fields);
  return new Refusal(is === 'too-large' ? 'too-large' : 'unsupported-type', { code: 'file-not-taken', why }, { fields });
}

const kinds: Record<FileFault, WholeFault['is']> = {
  'not-a-sheet': 'unsupported',
  'other-sheet': 'unsupported',
  unreadable: 'invalid',
  locked: 'invalid',
  'too-large': 'too-large',
  'too-many-cells': 'too-large',
  'too-low': 'too-large',
  'takes-too-much': 'too-large',
};

const refusalFor = (fault: FileFault): Refusal =>
  fault === 'not-a-sheet'
    ? new Refusal('unsupported-type', { code: 'only-sheets' }, { fields: { file: fileFaults[fault] } })
    : refusalForWhole({ is: kinds[fault], why: fileFaults[fault] });

/** Readers of uploads. `builtDir` holds the child's code. */
export function uploadReaders(builtDir: string): { readSheet: ReadSheet; readEntries: ReadEntries } {
  const parse = workerProcess<ChildOutcome>(join(builtDir, 'sheet-process.js'), (outcome) => 'reading' in outcome);
  async function read(kind: ChildOrder['read'], { from, ...order }: FileOrder): Promise<FileReading> {
    const outcome = await parse({ read: kind, ...order }, takesTooMuch, from);
    if ('fault' in outcome) throw refusalFor(outcome.fault);
    if ('whole' in outcome) throw refusalForWhole(outcome.whole);
    return outcome.reading;
  }
  return {
    async readSheet(order) {
      const fault = fileFault(order.name, order.bytes);
      if (fault !== null) throw refusalFor(fault);
      return read('sheet', order);
    },
    async readEntries(order) {
      const fault = chosenTextFault({ name: order.name, size: order.bytes.length });
      if (fault !== null) throw refusalForWhole(fault);
      return read('entries', order);
    },
  };
}
