import type { CellFault } from '../../../../contract/sheet/cell-fault';
import { eitherColumn } from '../../../../contract/sheet/roster-headers';
import { FaultyRows } from '../../bank/upload/preview/FaultyRows';
import { MendRow } from '../../bank/upload/preview/MendRow';
import type { Mend, RowCell } from '../../bank/upload/worker/ask/worker-messages';
import { usePeopleCopy } from '../../words/use-people-copy';
import { reasonFrom } from '../../words/wording/reasons';
import type { JudgedRow } from './roster-progress';
import { saidOf } from './said-of';

/** A row that is not stored, with what stands in it. */
export interface Mending {
  row: JudgedRow;
  cells: readonly RowCell[];
}

/** What is wrong with a row, by the columns of its sheet: one column may have both kinds of address. */
function problemsOf({ row: { problems = [] }, cells }: Mending): CellFault[] {
  const has = (column: string): boolean => cells.some(({ means }) => means === column);
  return problems.flatMap(({ column, why }) => {
    const reason = reasonFrom(why, why.code);
    if (typeof reason === 'string') return [];
    const isEither = (column === 'Email' || column === 'Phone') && !has(column) && has(eitherColumn);
    return [{ column: isEither ? eitherColumn : column, why: reason }];
  });
}

interface Props {
  rows: readonly JudgedRow[];
  file: File;
  mending: Mending | null;
  onMend: (mend: Mend) => Promise<boolean>;
  onClose: () => void;
}

/** Whether a row stays behind until somebody mends it or says who it is. */
export const staysBehind = ({ fate, decision }: JudgedRow): boolean => fate === 'refused' || decision === 'none';

/** What is done about rows that stay behind: one of them is mended here, and all are saved as a file with their reasons. */
export function RefusedRows({ rows, file, mending, onMend, onClose }: Props) {
  const copy = usePeopleCopy();
  const refused = rows.filter(staysBehind);
  return (
    <>
      <FaultyRows faults={refused.map((row) => ({ row: row.row, reason: saidOf(copy, row).join(' ') }))} file={file} of="roster" />
      {mending && (
        <MendRow row={{ at: mending.row.row, problems: problemsOf(mending) }} cells={mending.cells} onMend={onMend} onClose={onClose} />
      )}
    </>
  );
}
