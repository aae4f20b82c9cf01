import type { ClipboardEvent, ReactNode } from 'react';
import { holdsLost } from '../../../../contract/question/text-fault';
import { notify } from '../../../ui/controls/toast';
import { useBankCopy } from '../../words/use-bank-copy';
import { type Cells, pastedText } from './pasted-text';

interface Props {
  cells: Cells;
  /** Takes the text in another way than at the cursor; false: it is pasted as usual. */
  takes?: (field: HTMLInputElement | HTMLTextAreaElement, text: string) => boolean;
  children: ReactNode;
}

const isField = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

/** Text fields in which a paste from Word or a page keeps raised signs, formulas and tables, and says what it leaves out. */
export function FormattedPaste({ cells, takes, children }: Props) {
  const words = useBankCopy().shaping;

  function paste(event: ClipboardEvent) {
    if (!isField(event.target)) return;
    const formatted = pastedText(event.clipboardData.getData('text/html'), cells);
    const text = formatted || event.clipboardData.getData('text/plain');
    const isTaken = takes?.(event.target, text) ?? false;
    if (!isTaken && !formatted) return;
    event.preventDefault();
    // As typed: the field tells its form, and Undo takes it back.
    if (!isTaken) document.execCommand('insertText', false, text);
    if (formatted && holdsLost(text)) notify('warning', words.pastedWithout);
  }

  return (
    <div className="contents" onPasteCapture={paste}>
      {children}
    </div>
  );
}
