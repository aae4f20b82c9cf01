// A child process: receives uploaded files, one after the other, and answers what each amounts to. See worker-process.ts for why it is apart.

import { createRequire } from 'node:module';
import { inflateRawSync } from 'node:zlib';
import type { renderToString } from 'katex';
import * as XLSX from 'xlsx';
import { readFile } from '../../contract/formats/read-file';
import { readEntries } from '../../contract/formats/shared/read-entries';
import { drawing } from '../../contract/question/formulas/formula';
import { katexRules } from '../../contract/question/formulas/katex-rules';
import { faultFrom, type Table, tablesBy } from '../../contract/sheet/cells';
import { contentFault } from '../../contract/sheet/count-cells';
import type { FileFault } from '../../contract/sheet/file';
import { maxUnpacked } from '../../contract/sheet/limits';
import { type LocatedTable, located } from '../../contract/sheet/located-table';
import { readTable } from '../../contract/sheet/read-rows';
import { readRoster, rosterLocated, rosterTable } from '../../contract/sheet/roster';
import { questionTable } from '../../contract/sheet/table';
import { type WholeFault, wholeFault } from '../../contract/sheet/whole-fault';
import { packedPart, type ZipEntry } from '../../contract/sheet/zip';
import { readingOf } from '../rules/bank/file-reading';
import { answerParent } from './answer-parent';
import type { ChildOrder, ChildOutcome, QuestionOrder } from './sheets';

/** Throws where a part alone goes beyond the limit. */
function unpacked(archive: Buffer, entry: ZipEntry): Uint8Array {
  const packed = packedPart(archive, entry);
  return entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: maxUnpacked });
}

const isTooLong = (fault: unknown): boolean => fault instanceof Error && 'code' in fault && fault.code === 'ERR_BUFFER_TOO_LARGE';

async function archiveFault(bytes: Buffer): Promise<FileFault | null> {
  try {
    return await contentFault(bytes, unpacked);
  } catch (fault) {
    return isTooLong(fault) ? 'too-large' : 'unreadable';
  }
}

function tablesIn(bytes: Buffer): Table[] | FileFault {
  try {
    return tablesBy((options) => XLSX.read(bytes, { type: 'buffer', ...options }));
  } catch (fault) {
    return faultFrom(fault, bytes);
  }
}

/** What a workbook amounts to, by the table that `find` finds in it. */
async function bookOutcome(
  bytes: Uint8Array,
  find: (tables: Table[]) => LocatedTable | WholeFault,
  outcomeOf: (table: LocatedTable) => ChildOutcome,
): Promise<ChildOutcome> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fault = await archiveFault(archive);
  if (fault !== null) return { fault };
  const tables = tablesIn(archive);
  if (typeof tables === 'string') return { fault: tables };
  const table = find(tables);
  return 'why' in table ? { whole: table } : outcomeOf(table);
}

let loaded: { renderToString: typeof renderToString } | null = null;
/** KaTeX, loaded at the first formula: most files have none, and to load it takes a fifth of the CPU of a start. */
function katex() {
  loaded ??= createRequire(import.meta.url)('katex') as { renderToString: typeof renderToString };
  return loaded;
}

/** Formulas are drawn here, apart from the server's own process, and as the preview of the page draws them. */
const formulaCheck = () =>
  drawing((source, displayMode) => katex().renderToString(source, { ...katexRules, output: 'mathml', displayMode }));

const sheetOutcome = ({ bytes, tree }: QuestionOrder): Promise<ChildOutcome> =>
  bookOutcome(bytes, questionTable, (table) => ({ reading: readingOf(readTable(table, tree, formulaCheck()), 'Row', located(table)) }));

const rosterOutcome = (bytes: Uint8Array): Promise<ChildOutcome> =>
  bookOutcome(bytes, rosterTable, (table) => ({ roster: { rows: readRoster(table), located: rosterLocated(table) } }));

function textOutcome({ name, bytes, tree, otherwise }: QuestionOrder): ChildOutcome {
  const file = readFile({ name, bytes });
  if ('why' in file) return { whole: file };
  const reading = readingOf(readEntries(file, tree, otherwise, formulaCheck()), file.place);
  const { pictures } = file.album;
  return { reading: pictures.size > 0 ? { ...reading, pictures } : reading };
}

async function outcomeOf(order: ChildOrder): Promise<ChildOutcome> {
  try {
    if (order.read === 'roster') return await rosterOutcome(order.bytes);
    return order.read === 'sheet' ? await sheetOutcome(order) : textOutcome(order);
  } catch (thrown) {
    return { whole: wholeFault(thrown) };
  }
}

process.on('message', async (order: ChildOrder) => answerParent(await outcomeOf(order)));
