import type { KeyboardEvent, ReactNode } from 'react';
import { isKey } from '../keys/keys';
import { FormHold, useUnsaved } from './use-unsaved';

/** A browser scrolls to the caret of a focused text area, which the sticky foot may cover, and not to the text area. */
const showWhole = ({ key, target }: KeyboardEvent) => {
  if (key === 'Tab' && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
};

/**
 * A form without the browser's validation messages, because the sentences are the specification's. Columns depend on the form's width in
 * text size. While it holds what is not saved, a logout in any tab of this browser asks first.
 */
export function Form({ label, onSubmit, children }: { label: string; onSubmit: () => void; children: ReactNode }) {
  const hold = useUnsaved(label);
  return (
    <form
      noValidate
      aria-label={label}
      // A focused field stops above the form's sticky foot.
      className="@container flex min-w-0 flex-col gap-5 [&_:is(a,button,input,select,summary,textarea,[tabindex])]:scroll-mb-[calc(var(--foot,5rem)+1.5rem)]"
      // On the way down: a tree of categories keeps every Enter to itself.
      onKeyDownCapture={(event) => {
        if (!isKey(event, 'save') || !(event.target instanceof Element) || event.target.closest('form') !== event.currentTarget) return;
        event.preventDefault();
        event.stopPropagation();
        event.currentTarget.requestSubmit();
      }}
      onKeyUp={showWhole}
      onInput={hold.type}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FormHold value={hold}>{children}</FormHold>
    </form>
  );
}

/** Converts a field's text to a number; an empty field is NaN, which the contract refuses. */
export const numberFrom = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));
