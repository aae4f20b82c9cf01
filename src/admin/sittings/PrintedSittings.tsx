import type { SittingReport } from '../../../contract/assessment/desk';
import type { DataColumn } from '../table/DataTable';

interface Props {
  label: string;
  columns: readonly DataColumn<SittingReport>[];
  sittings: readonly SittingReport[];
}

/** All chosen sittings as a plain table: a print-out has no pages to turn. */
export function PrintedSittings({ label, columns, sittings }: Props) {
  return (
    <table aria-label={label} className="w-full border-collapse text-left text-xs">
      <thead>
        <tr>
          {columns.map(({ id, title }) => (
            <th key={id} scope="col" className="border-line-strong border-b px-1 py-1">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sittings.map((sitting) => (
          <tr key={sitting.uid} className="break-inside-avoid">
            {columns.map((column) => (
              <td key={column.id} className={`border-line border-b px-1 py-1 align-top ${column.isRowHeader ? 'min-w-36' : ''}`}>
                {column.cell ? column.cell(sitting) : column.value(sitting)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
