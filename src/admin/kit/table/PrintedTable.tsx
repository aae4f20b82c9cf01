import type { DataColumn } from './DataTable';

interface Props<Item> {
  label: string;
  columns: readonly DataColumn<Item>[];
  items: readonly Item[];
}

/** All chosen items as a plain table: a print-out has no pages to turn. */
export function PrintedTable<Item extends { uid: string }>({ label, columns, items }: Props<Item>) {
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
        {items.map((item) => (
          <tr key={item.uid} className="break-inside-avoid">
            {columns.map((column) => (
              <td key={column.id} className={`border-line border-b px-1 py-1 align-top ${column.isRowHeader ? 'min-w-36' : ''}`}>
                {column.cell ? column.cell(item) : column.value(item)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
