import { type ReactNode, useState } from 'react';
import { useStudyCopy } from '../../copy/use-study-copy';
import { Card } from '../controls/Card';

interface Props {
  title: string;
  note?: string;
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly (string | number)[])[];
  children: ReactNode;
}

/** Rows of a closed table; rendering hundreds would cost a slow phone seconds. */
const beforeOpened = 50;

/** A chart, and the same numbers as a table for every reader. */
export function Figure({ title, note, columns, rows, children }: Props) {
  const studyCopy = useStudyCopy();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card aria-label={title} className="flex min-w-0 flex-col gap-3">
      <h3 className="font-semibold">{title}</h3>
      {note && <p className="text-ink-soft text-sm">{note}</p>}
      {children}
      <details className="group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-11 items-center gap-2 font-semibold text-brand-ink text-sm">
          <span aria-hidden="true" className="transition-transform group-open:rotate-90">
            ›
          </span>
          {studyCopy.asTable}
          <span className="sr-only">: {title}</span>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keys. */}
        <section aria-label={title} className="max-h-96 overflow-auto" tabIndex={0}>
          <table className="w-full text-left text-sm tabular-nums">
            <thead className="sticky top-0 bg-surface">
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className="border-line border-b py-1.5 pr-3 font-semibold text-ink-soft">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {(isOpen ? rows : rows.slice(0, beforeOpened)).map(([name, ...cells], place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two assessments may share a name; rows never move.
                <tr key={place}>
                  <th scope="row" className="wrap-break-word border-line border-b py-1.5 pr-3 font-medium">
                    {name}
                  </th>
                  {cells.map((cell, at) => (
                    <td key={columns[at + 1]} className="border-line border-b py-1.5 pr-3">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </Card>
  );
}
