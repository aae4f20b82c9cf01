import { blocksOf } from '../../../contract/question/passage-blocks';
import { Prose } from '../maths/Prose';

/** A text whose tables are drawn as tables. */
export function TextWithTables({ text }: { text: string }) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {blocksOf(text).map((block, place) =>
        block.kind === 'text' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key, and never move.
          <div key={place} className="wrap-anywhere whitespace-pre-wrap">
            <Prose text={block.text} />
          </div>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <DataTable key={place} rows={block.rows} />
        ),
      )}
    </div>
  );
}

const cell = 'border border-line-strong px-1.5 py-1 text-start align-top sm:px-2.5 sm:py-1.5';

/** A table of a text; one that is too wide is scrolled by itself. */
function DataTable({ rows: [head = [], ...body] }: { rows: readonly (readonly string[])[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by keyboard.
    <div data-scrolls tabIndex={0} className="scroll-edges max-w-full shrink-0 overflow-x-auto">
      <table className="wrap-normal border-collapse text-sm tabular-nums sm:text-base">
        <thead className="font-semibold">
          <tr>
            {head.map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other key, and never move.
              <th key={at} scope="col" className={`${cell} font-semibold`}>
                <Prose text={text} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <tr key={row}>
              {cells.map((text, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <td key={at} className={cell}>
                  <Prose text={text} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
