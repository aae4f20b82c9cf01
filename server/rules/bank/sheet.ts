import type { QuestionDraft } from '../../../contract/question/question';
import { rightKey } from '../../../contract/question/question-key';
import { maxFaults } from '../../../contract/sheet/limits';
import { inBankFault, isKnown } from '../../../contract/sheet/read-rows';
import { rowSentence } from '../../../contract/sheet/row-sentence';
import type { UploadSummary } from '../../../contract/sheet/upload';
import type { FileReading } from './file-reading';
import { asKept } from './question';

/** The questions of a file to store, and the summary for its admin. */
export interface SheetFiling {
  drafts: QuestionDraft[];
  /** Of the drafts, in their order. */
  keys: string[];
  summary: UploadSummary;
}

/** A question of the bank. `right`: its right answer, as `rightKey` says it. */
interface BankQuestion {
  id: number;
  right: string;
}

/** Returns the questions to store and the summary. `inBank`: the question with this key in the bank, if there is one. */
export function filingOf(reading: FileReading, inBank: (key: string) => BankQuestion | undefined): SheetFiling {
  const { total, good, located, notes, place } = reading;
  const fresh = good.filter(({ key }) => inBank(key) === undefined);
  const there = good.flatMap(({ key, draft, ...at }) => {
    const its = inBank(key);
    return its === undefined ? [] : [{ ...at, ...inBankFault({ id: its.id, hasOtherAnswer: its.right !== rightKey(draft) }) }];
  });
  const known = there.filter(isKnown).length + reading.repeats;
  const faults = [...reading.faults, ...there].sort((a, b) => a.row - b.row);
  const named = faults.slice(0, maxFaults);
  const stored = new Set(fresh.map(({ row }) => row));
  const told = notes.filter(({ row }) => stored.has(row));
  const further = reading.further + Math.max(0, faults.length - maxFaults);
  return {
    drafts: fresh.map(({ draft }) => asKept(draft)),
    keys: fresh.map(({ key }) => key),
    summary: {
      total,
      success: fresh.length,
      failed: total - fresh.length,
      ...(known > 0 && { known }),
      errors: named.map((fault) => rowSentence(fault, fault, place)),
      ...(named.length > 0 && { reasons: named }),
      ...(place === 'Question' && named.length + told.length > 0 && { place }),
      ...(further > 0 && { furtherErrors: further }),
      ...(told.length > 0 && { notes: told }),
      ...(located && { located }),
    },
  };
}
