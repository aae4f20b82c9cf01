import { type ReactNode, useState } from 'react';
import { useStudyCopy } from '../../copy/use-study-copy';
import { useWide } from '../browser/use-wide';
import { Card } from '../controls/Card';

interface Props {
  title: string;
  note?: string;
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly (string | number)[])[];
  /** On a phone the title alone shows at first, and what is drawn is drawn once it is unfolded. */
  isFolded?: boolean;
  children: ReactNode;
}

/** Rows of a closed table; rendering hundreds would cost a slow phone seconds. */
const beforeOpened = 50;

/** A chart, and the same numbers as a table for every reader. */
export function ChartCard({ title, isFolded = false, ...inside }: Props) {
  const isWide = useWide();
  const [isUnfolded, setUnfolded] = useState(false);
  const isShown = !isFolded || isWide || isUnfolded;
  return (
    <Card data-unprinted={isShown ? undefined : ''} aria-label={title} className="flex min-w-0 flex-col gap-3">
      {isFolded && !isWide ? (
        <h3 className="-my-2">
          <button
            type="button"
            aria-expanded={isShown}
            className="flex min-h-11 w-full items-center justify-between gap-2 text-left font-semibold"
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {title}
            <span aria-hidden="true" className={`text-brand-ink transition-transform ${isShown ? 'rotate-90' : ''}`}>
              ›
            </span>
          </button>
          {/* A button is not printed. */}
          <span aria-hidden="true" className="hidden print:block">
            {title}
          </span>
        </h3>
      ) : (
        <h3 className="font-semibold">{title}</h3>
      )}
      {isShown && <Inside title={title} {...inside} />}
    </Card>
  );
}

function Inside({ title, note, columns, rows, children }: Omit<Props, 'isFolded'>) {
  const studyCopy = useStudyCopy();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
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
        <section aria-label={title} className="scroll-edges max-h-96 overflow-auto" tabIndex={0}>
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
    </>
  );
}
