import { join } from 'node:path';
import type { Located } from '../../contract/fields/located';
import { chosenTextFault } from '../../contract/formats/text-file';
import type { Category } from '../../contract/question/category';
import { type FileFault, fileFault, fileFaults } from '../../contract/sheet/file';
import type { RosterReading } from '../../contract/sheet/roster';
import type { WholeFault } from '../../contract/sheet/whole-fault';
import { invalid, Refusal } from '../replies/refusal';
import type { FileReading } from '../rules/bank/file-reading';
import { workerProcess } from './worker-process';

/** An uploaded file, and by what its questions are read. */
interface FileOrder {
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

/** The rows of an uploaded roster, and where they were found. */
export interface RosterSheet {
  rows: RosterReading[];
  located: Located;
}

/** An uploaded roster → its rows, good and bad. Throws {@link Refusal} as {@link ReadSheet}. */
export type ReadRoster = (order: Pick<FileOrder, 'name' | 'bytes' | 'from'>) => Promise<RosterSheet>;

/** What the child is asked for, and what it answers. */
export type QuestionOrder = { read: 'sheet' | 'entries' } & Omit<FileOrder, 'from'>;
export type ChildOrder = QuestionOrder | { read: 'roster'; bytes: Uint8Array };
export type ChildOutcome = { reading: FileReading } | { roster: RosterSheet } | { fault: FileFault } | { whole: WholeFault };

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
  'old-sheet': 'invalid',
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
export function uploadReaders(builtDir: string): { readSheet: ReadSheet; readEntries: ReadEntries; readRoster: ReadRoster } {
  const isGood = (outcome: ChildOutcome) => 'reading' in outcome || 'roster' in outcome;
  const parse = workerProcess<ChildOutcome>(join(builtDir, 'sheet-process.js'), isGood);
  async function ask<K extends 'reading' | 'roster'>(order: ChildOrder, from: string, wanted: K) {
    const outcome = await parse(order, takesTooMuch, from);
    if ('fault' in outcome) throw refusalFor(outcome.fault);
    if ('whole' in outcome) throw refusalForWhole(outcome.whole);
    return (outcome as Extract<ChildOutcome, Record<K, unknown>>)[wanted];
  }
  const demandSheet = ({ name, bytes }: Pick<FileOrder, 'name' | 'bytes'>) => {
    const fault = fileFault(name, bytes);
    if (fault !== null) throw refusalFor(fault);
  };
  return {
    async readSheet({ from, ...order }) {
      demandSheet(order);
      return ask({ read: 'sheet', ...order }, from, 'reading');
    },
    async readRoster({ from, ...order }) {
      demandSheet(order);
      return ask({ read: 'roster', bytes: order.bytes }, from, 'roster');
    },
    async readEntries({ from, ...order }) {
      const fault = chosenTextFault({ name: order.name, size: order.bytes.length });
      if (fault !== null) throw refusalForWhole(fault);
      return ask({ read: 'entries', ...order }, from, 'reading');
    },
  };
}
