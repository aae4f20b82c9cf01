import { readFile } from 'node:fs/promises';
import { readGift } from '../../contract/formats/gift/gift';
import { readEntries } from '../../contract/formats/shared/read-entries';
import type { Category } from '../../contract/question/category';
import type { QuestionDraft } from '../../contract/question/question';

/** Beside this file, and beside the built server (scripts/build-server.mjs). */
const folder = new URL('bank/', import.meta.url);

/** `bank`: questions with one right option, some in Hindi and some in both languages · `kinds`: four questions of each kind. */
export type SeedFile = 'bank' | 'kinds';

/** The questions of a file, in its order. `tree`: the categories of the bank. Throws where one is refused, a bug of the file. */
export async function questionsOf(file: SeedFile, tree: readonly Category[]): Promise<QuestionDraft[]> {
  const text = await readFile(new URL(`${file}.gift`, folder), 'utf8');
  return [...readEntries({ entries: readGift(text), place: 'Line' }, tree, null)].map((read) => {
    if ('faults' in read) throw new Error(`Line ${read.row} of ${file}.gift: ${JSON.stringify(read.faults)}`);
    return read.draft;
  });
}
