import { type RefObject, useEffect } from 'react';

/** Lets keys of numbers reach a field from anywhere on the page, unless the learner types elsewhere or a dialog is open. */
export function useNumberKeys(field: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const aim = ({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent) => {
      const input = field.current;
      const isElsewhere = target instanceof Element && target.matches('input:not([type=radio], [type=checkbox]), textarea, select');
      if (input === null || defaultPrevented || ctrlKey || metaKey || altKey || isElsewhere || document.querySelector('dialog[open]'))
        return;
      if (!/^([\p{Nd}.−-]|Backspace)$/u.test(key)) return;
      // The browser types the key into the field that has the focus by then.
      input.focus();
      input.setSelectionRange(input.value.length, input.value.length);
    };
    window.addEventListener('keydown', aim);
    return () => window.removeEventListener('keydown', aim);
  }, [field, isOn]);
}
