import { useEffect } from 'react';
import { keyOf } from './keys';

/** A field of a number, which has a keypad, takes no letters: there, they press as elsewhere. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=radio], [type=checkbox], [inputmode=none])'));

/**
 * Lets single keys press the visible controls with that `data-key`; a key does no more than a tap. Runs synchronously, in order: later,
 * another question may be on screen.
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
      // With the focus on the answer, arrow keys continue there and a screen reader announces the choice.
      if (control.matches('input')) control.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn]);
}
