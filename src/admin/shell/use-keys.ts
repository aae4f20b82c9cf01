import { useEffect } from 'react';
import { isKey, isTyping } from '../kit/keys/keys';

const isModal = (): boolean => document.querySelector('dialog[open]') !== null;

/** The first search field that is in sight, on the screen and not in the navigation. */
function searchField(): HTMLInputElement | null {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[type="search"]')];
  return fields.find((field) => field.checkVisibility()) ?? null;
}

interface Acts {
  onFind: () => void;
  onHelp: () => void;
}

/** Listens to the keys that work on every screen. Single characters do nothing while text is typed, and no key acts below a dialog. */
export function useKeys({ onFind, onHelp }: Acts): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isModal()) return;
      if (isKey(event, 'finder')) {
        event.preventDefault();
        onFind();
      } else if (isTyping(event.target)) return;
      else if (isKey(event, 'help')) {
        event.preventDefault();
        onHelp();
      } else if (isKey(event, 'search')) {
        const field = searchField();
        if (field === null) return;
        event.preventDefault();
        field.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onFind, onHelp]);
}
