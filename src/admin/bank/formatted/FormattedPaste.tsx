import type { ClipboardEvent, ReactNode } from 'react';
import { notify } from '../../../ui/controls/toast';
import { useBankCopy } from '../../words/use-bank-copy';
import { holdsLost } from './lost-signs';
import { type Cells, pastedText } from './pasted-text';

interface Props {
  cells: Cells;
  children: ReactNode;
}

const isField = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

/** Text fields in which a paste from Word or a page keeps raised signs, formulas and tables, and says what it leaves out. */
export function FormattedPaste({ cells, children }: Props) {
  const words = useBankCopy().shaping;

  function paste(event: ClipboardEvent) {
    if (!isField(event.target)) return;
    const text = pastedText(event.clipboardData.getData('text/html'), cells);
    if (text === null || text === '') return;
    event.preventDefault();
    // As typed: the field tells its form, and Undo takes it back.
    document.execCommand('insertText', false, text);
    if (holdsLost(text)) notify('warning', words.pastedWithout);
  }

  return (
    <div className="contents" onPasteCapture={paste}>
      {children}
    </div>
  );
}
