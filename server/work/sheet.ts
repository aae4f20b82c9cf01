import type { QuestionDraft } from '../../contract/question';
import { faultSentence, type Place, type ReadRow } from '../../contract/sheet';
import { asKept } from './question';

/** What a sheet amounts to. */
export interface SheetReading {
  /** Rows that hold anything. */
  total: number;
  drafts: QuestionDraft[];
  /** Of the drafts, in their order. */
  keys: string[];
  /** A sentence for each fault, in the order of the rows. */
  errors: string[];
}

/** Rows as the contract reads them → what is filed and what is said. `inBank`: key of a question → the bank's id of it, if it is there. */
export function summed(rows: readonly ReadRow[], inBank: (key: string) => number | undefined, place: Place): SheetReading {
  const reading: SheetReading = { total: rows.length, drafts: [], keys: [], errors: [] };
  for (const read of rows) {
    if ('faults' in read) {
      reading.errors.push(...read.faults.map((fault) => faultSentence(read.row, fault, place)));
      continue;
    }
    const known = inBank(read.key);
    if (known === undefined) {
      reading.drafts.push(asKept(read.draft));
      reading.keys.push(read.key);
    } else reading.errors.push(faultSentence(read.row, { column: 'Question', why: `is in the bank already, as question ${known}` }, place));
  }
  return reading;
}
