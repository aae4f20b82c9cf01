import { useEffect } from 'react';
import { keyOf } from '../keyboard/keys';
import type { Draw } from './sheet-size';

/** Keys that act on what stays in sight below a sheet over its question. */
const inSight = /^[mnps?]$/;

/**
 * Escape draws the sheet down by a step. While the sheet is over its question, a key of an option or of a number shows the question instead: nobody answers
 * what is not in sight.
 */
export function useKeysOfSheet(draw: Draw, onDraw: (draw: Draw) => void): void {
  useEffect(() => {
    if (draw === 'down') return;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (document.querySelector('dialog[open]')) return;
      const lower = draw === 'full' ? 'up' : 'down';
      const isForQuestion =
        draw === 'full' && !ctrlKey && !metaKey && !altKey && /^(\S|Backspace)$/u.test(key) && !inSight.test(keyOf(event) ?? '');
      if (key !== 'Escape' && !isForQuestion) return;
      event.preventDefault();
      onDraw(lower);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [draw, onDraw]);
}
