import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls back before the browser captures the page for a print-out, and afterwards. Meanwhile the page has the attribute `data-printing`,
 * which gives it light colours (print.css). Returns the unsubscribe function.
 */
export function onPrinting(changed: (isPrinting: boolean) => void): () => void {
  const tell = (isPrinting: boolean) => {
    document.documentElement.toggleAttribute('data-printing', isPrinting);
    changed(isPrinting);
  };
  const begin = () => tell(true);
  const end = () => tell(false);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Returns whether the page is being printed; rendered synchronously, before the browser captures the page. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => onPrinting((is) => flushSync(() => setPrinting(is))), []);
  return isPrinting;
}
