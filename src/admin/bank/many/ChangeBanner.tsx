import { type Ref, useEffect } from 'react';
import { skipReasons } from '../../../../contract/question/bulk-change';
import { Banner } from '../../../ui/controls/Banner';
import { Button } from '../../../ui/controls/Button';
import { KeyCaps } from '../../kit/keys/KeyCaps';
import { isKey, isTyping, shortcutOf } from '../../kit/keys/keys';
import { useBankCopy } from '../../words/use-bank-copy';
import type { LastChange, Many } from './use-many';

function useSentences({ kind, outcome: { changed, unchanged, skipped } }: LastChange): string[] {
  const copy = useBankCopy().bankList;
  const left = skipReasons.flatMap((why) => {
    const ids = skipped.filter((each) => each.why === why).map(({ id }) => id);
    return ids.length === 0 ? [] : [copy.skipped[why](ids)];
  });
  const done = kind === null ? copy.undone(changed.length) : copy.told[kind](changed.length);
  return [
    ...(changed.length > 0 || (unchanged === 0 && left.length === 0) ? [done] : []),
    ...(unchanged > 0 ? [copy.unchanged(unchanged)] : []),
    ...left,
  ];
}

/** What the last change did, with *Undo*. It stays until it is closed or the next change is made; Ctrl+Z or ⌘Z does the same. */
export function ChangeBanner({ many, last, ref }: { many: Many; last: LastChange; ref: Ref<HTMLDivElement> }) {
  const copy = useBankCopy().bankList;
  const sentences = useSentences(last);
  const { undoLast, isSending } = many;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isKey(event, 'undo') || event.shiftKey || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      void undoLast();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undoLast]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place around a message.
    <div ref={ref} tabIndex={-1} role="group" aria-label={copy.lastChange} className="rounded-control shadow-card">
      <Banner
        tone={last.outcome.skipped.length > 0 ? 'warning' : 'success'}
        actions={
          <>
            {last.outcome.changed.length > 0 && (
              <Button variant="secondary" aria-disabled={isSending} aria-keyshortcuts={shortcutOf('undo')} onClick={() => void undoLast()}>
                {last.isUndone ? copy.redo : copy.undo}
                <KeyCaps of="undo" className="pointer-coarse:hidden max-sm:hidden" />
              </Button>
            )}
            <Button variant="quiet" onClick={many.forget}>
              {copy.closeNotice}
            </Button>
          </>
        }
      >
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Banner>
    </div>
  );
}
