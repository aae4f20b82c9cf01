import { inBankFault } from '../../../../../contract/sheet/read-rows';
import { call } from '../../../kit/calls/call';
import { report } from '../../../kit/calls/report';
import type { PreviewRow } from '../worker/worker-messages';

/** Rows as the bank knows them. `bank`: it was asked, or could not be; then nothing is known of it, and the server looks at the upload. */
export interface RowsInBank {
  rows: PreviewRow[];
  bank: 'asked' | 'not asked';
}

/** Names each good question that the bank has already. */
export async function askBank(rows: PreviewRow[]): Promise<RowsInBank> {
  const good = rows.filter(({ problems }) => problems.length === 0);
  const hashes = good.flatMap(({ hash }) => hash ?? []);
  if (hashes.length < good.length) return { rows, bank: 'not asked' };
  if (hashes.length === 0) return { rows, bank: 'asked' };
  try {
    const ids = await call('findQuestions', { body: { hashes } });
    const idOf = new Map(hashes.map((hash, at) => [hash, ids[at] ?? null]));
    const known = (row: PreviewRow): PreviewRow => {
      const id = idOf.get(row.hash ?? '') ?? null;
      return id === null ? row : { ...row, problems: [inBankFault(id)] };
    };
    return { rows: rows.map(known), bank: 'asked' };
  } catch (error) {
    report('findQuestions', error);
    return { rows, bank: 'not asked' };
  }
}
