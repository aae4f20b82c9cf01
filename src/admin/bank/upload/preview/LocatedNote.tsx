import type { Located } from '../../../../../contract/sheet/upload';
import { useAdminCopy } from '../../../words/use-admin-copy';

/** Which table of a workbook was read, and which others hold questions too. A text has no sheet. */
export function LocatedNote({ located: { sheet, row, unread, unknown = [] } }: { located: Located }) {
  const copy = useAdminCopy();
  return (
    <>
      {sheet !== '' && (
        <p className="text-ink-soft text-sm">
          {copy.located(sheet, row)}
          {unread.length > 0 && ` ${copy.unreadSheets(unread.join(', '))}`}
        </p>
      )}
      {unknown.length > 0 && <p className="wrap-anywhere text-sm text-warn">{copy.unknownColumns(unknown.join(', '))}</p>}
    </>
  );
}
