import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls back before the browser takes its picture of the page for a print-out, and after it. Meanwhile the page has the attribute by which print.css gives it
 * its light colours. Gives back what ends that.
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

/** Whether the page is being printed; what is shown for it is there before the browser takes its picture. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => onPrinting((is) => flushSync(() => setPrinting(is))), []);
  return isPrinting;
}
