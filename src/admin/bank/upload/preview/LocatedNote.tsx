import type { Located } from '../../../../../contract/fields/located';
import { useAdminCopy } from '../../../words/use-admin-copy';

interface Props {
  located: Located;
  /** What is said of the other sheets; absent: that they hold questions. */
  unreadSheets?: (names: string) => string;
}

/** Which table of a workbook was read, and which others hold rows of the same sort. A text has no sheet. */
export function LocatedNote({ located: { sheet, row, unread, unknown = [] }, unreadSheets }: Props) {
  const copy = useAdminCopy();
  const saidOf = unreadSheets ?? copy.unreadSheets;
  return (
    <>
      {sheet !== '' && (
        <p className="text-ink-soft text-sm">
          {copy.located(sheet, row)}
          {unread.length > 0 && ` ${saidOf(unread.join(', '))}`}
        </p>
      )}
      {unknown.length > 0 && <p className="wrap-anywhere text-sm text-warn">{copy.unknownColumns(unknown.join(', '))}</p>}
    </>
  );
}
