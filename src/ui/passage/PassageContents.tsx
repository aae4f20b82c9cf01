import { blocksOf } from '../../../contract/question/passage-blocks';
import type { Picture } from '../../../contract/question/picture';
import type { QuestionLanguage } from '../../../contract/question/translation';
import { Prose } from '../maths/Prose';
import { useVersion } from '../question/question-language';
import type { ShowsPicture } from '../review/shows-picture';

/** What is shown of a passage; one that is still typed has no id. */
export interface ShownContents {
  text: string;
  picture?: Picture | undefined;
  translation?: { language: QuestionLanguage; text: string } | undefined;
}

/** The text of a passage in the reading language, its tables drawn as tables, then its picture. */
export function PassageContents({ passage, Figure }: { passage: ShownContents; Figure: ShowsPicture }) {
  const { second, lang, dir } = useVersion(passage);
  const blocks = blocksOf(second?.text ?? passage.text);
  return (
    <div lang={lang} dir={dir} className="flex min-w-0 flex-col gap-3">
      {blocks.map((block, place) =>
        block.kind === 'text' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key, and never move.
          <p key={place} className="wrap-anywhere whitespace-pre-wrap">
            <Prose text={block.text} />
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <DataTable key={place} rows={block.rows} />
        ),
      )}
      <Figure picture={passage.picture} />
    </div>
  );
}

const cell = 'border border-line-strong px-1.5 py-1 text-start align-top sm:px-2.5 sm:py-1.5';

/** A table of a passage; one that is too wide is scrolled by itself. */
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
