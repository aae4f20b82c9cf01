import { answersAtOnce } from '../../../../../contract/sheet/known-questions';
import { type InBank, inBankFault } from '../../../../../contract/sheet/read-rows';
import { call } from '../../../kit/calls/call';
import { logFailure } from '../../../kit/calls/log-failure';
import type { PreviewRow } from '../worker/ask/worker-messages';

/** Rows as the bank knows them. `bank`: it was asked, or could not be; then nothing is known of it, and the server looks at the upload. */
export interface RowsInBank {
  rows: PreviewRow[];
  bank: 'asked' | 'not asked';
}

/** The questions of the bank with these hashes, and whether the right answer is another one there. A server of an earlier version cannot tell: then it is taken for the same. */
async function inBankOf(rows: readonly PreviewRow[]): Promise<Map<string, InBank>> {
  const hashes = rows.flatMap(({ hash }) => hash ?? []);
  const found = new Map<string, InBank>();
  const ids = await call('findQuestions', { body: { hashes } });
  for (const [at, hash] of hashes.entries()) {
    const id = ids[at];
    if (typeof id === 'number') found.set(hash, { id, hasOtherAnswer: false });
  }
  const known = rows.flatMap(({ hash = '', answerHash }) => (found.has(hash) && answerHash !== undefined ? [{ hash, answerHash }] : []));
  try {
    for (let at = 0; at < known.length; at += answersAtOnce) {
      const some = known.slice(at, at + answersAtOnce);
      const body = { hashes: some.map(({ hash }) => hash), answers: some.map(({ answerHash }) => answerHash) };
      for (const [place, one] of (await call('findQuestions', { body })).entries()) {
        const hash = some[place]?.hash;
        if (hash !== undefined && one !== null && typeof one === 'object') found.set(hash, one);
      }
    }
  } catch (error) {
    logFailure('findQuestions', error);
  }
  return found;
}

/** Names each good question that the bank has already. */
export async function askBank(rows: PreviewRow[]): Promise<RowsInBank> {
  const good = rows.filter(({ problems }) => problems.length === 0);
  const hashed = good.filter(({ hash }) => hash !== undefined);
  if (hashed.length < good.length) return { rows, bank: 'not asked' };
  if (hashed.length === 0) return { rows, bank: 'asked' };
  try {
    const bank = await inBankOf(hashed);
    const known = (row: PreviewRow): PreviewRow => {
      const its = bank.get(row.hash ?? '');
      return its === undefined ? row : { ...row, problems: [inBankFault(its)] };
    };
    return { rows: rows.map(known), bank: 'asked' };
  } catch (error) {
    logFailure('findQuestions', error);
    return { rows, bank: 'not asked' };
  }
}
