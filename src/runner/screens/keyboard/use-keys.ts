import { useEffect } from 'react';
import { keyOf } from './keys';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=radio], [type=checkbox])'));

/**
 * Lets single keys press the controls on screen that carry their name in `data-key`: a key can do what a tap can, and no more. At
 * once and in order, never later: by then another question may be there.
 */
export function useKeys(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const name = keyOf(event);
      const control = name && document.querySelector<HTMLElement>(`[data-key="${name}"]:enabled`);
      if (!control) return;
      event.preventDefault();
      control.click();
      // Where the answer is, there arrows go on, and a screen reader says what was chosen.
      if (control.matches('[type=radio]')) control.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
}
