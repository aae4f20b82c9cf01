import * as v from 'valibot';
import { optionColumns } from '../../sheet/columns';
import { everyColumn, kindColumns } from '../../sheet/kind';
import { maxQuestions } from '../../sheet/limits';
import { correctColumn } from '../../sheet/with-options';
import { type Entry, type EntryContents, placeOf } from './entry';

/** Cells by their columns. */
type Cells = Readonly<Record<string, string>>;

/** What an admin typed in the preview of a file, and what the file was sent for before; both by {@link placeOf}. */
export interface Mends {
  cells: ReadonlyMap<number, Cells>;
  /** Questions that are left out: they are done. */
  without: ReadonlySet<number>;
}

const noMends: Mends = { cells: new Map(), without: new Set() };

const place = v.pipe(v.number(), v.integer());
const MendsSchema = v.object({
  cells: v.pipe(v.array(v.tuple([place, v.record(v.picklist(everyColumn), v.string())])), v.maxLength(maxQuestions)),
  without: v.pipe(v.array(place), v.maxLength(maxQuestions)),
});

const mark = 'mended in the preview: ';
/** The last line of a file that was mended: a comment in each format but Aiken, so that every question stays in its line. */
const lastLine = new RegExp(`^(?://|<!--) ${mark}(\\{.*\\})(?: -->)?$`, 'u');

/** The text of a file with what was mended in its last line. A comment of XML has no two hyphens. */
export function withMends(text: string, { cells, without }: Mends, is: 'gift' | 'aiken' | 'xml'): string {
  const said = mark + JSON.stringify({ cells: [...cells], without: [...without] }).replaceAll('-', '\\u002d');
  return `${text}\n${is === 'xml' ? `<!-- ${said} -->` : `// ${said}`}`;
}

function saidBy(line: string): Mends | null {
  const [, said] = lastLine.exec(line) ?? [];
  if (said === undefined) return null;
  try {
    const { cells, without } = v.parse(MendsSchema, JSON.parse(said));
    return { cells: new Map(cells), without: new Set(without) };
  } catch {
    return null;
  }
}

/** The text of a file as it was chosen, and what was mended of it. A last line that cannot be read is one of the text. */
export function withoutMends(text: string): { text: string; mends: Mends } {
  const end = text.lastIndexOf('\n');
  const mends = saidBy(text.slice(end + 1));
  return mends === null ? { text, mends: noMends } : { text: text.slice(0, end), mends };
}

const answerColumns: readonly string[] = [...optionColumns, correctColumn, ...kindColumns];

/** What can be mended of an entry; null: nothing. */
export const contentsOf = (entry: Entry): EntryContents | null => ('cells' in entry ? entry : (entry.contents ?? null));

/** An entry with other cells. Its reader's faults, and what is lost of its answer, stay until something of the answer is another one. */
function mendedEntry(entry: Entry, changes: Cells): Entry {
  const contents = contentsOf(entry);
  if (contents === null) return entry;
  const cells = { ...contents.cells, ...changes };
  const isAnswered = answerColumns.some((column) => column in changes);
  if (!isAnswered) return 'cells' in entry ? { ...entry, cells } : { ...entry, contents: { ...contents, cells } };
  const { line, number, name } = entry;
  const { pictures, passage } = contents;
  return {
    line,
    question: cells.Question ?? entry.question,
    cells,
    ...(number !== undefined && { number }),
    ...(name !== undefined && { name }),
    ...(pictures && { pictures }),
    ...(passage && { passage }),
  };
}

/** The questions of a file as they were mended, without those that are done. */
export function* mended(entries: Iterable<Entry>, { cells, without }: Mends): Generator<Entry> {
  for (const entry of entries) {
    const at = placeOf(entry);
    if (without.has(at)) continue;
    const changes = cells.get(at);
    yield changes === undefined ? entry : mendedEntry(entry, changes);
  }
}
