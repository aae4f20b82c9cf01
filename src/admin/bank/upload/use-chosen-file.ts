import { useRef, useState } from 'react';
import { usePreview } from './preview/use-preview';

/** The file of an upload form, with its input and its preview. */
export function useChosenFile() {
  const [file, setFile] = useState<File | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { preview, isReadingAgain, read, stop } = usePreview();

  /** Empties the input, so that the same file can be selected again after a correction. */
  function empty() {
    setFile(null);
    stop();
    if (field.current) field.current.value = '';
  }

  return { file, setFile, field, preview, read, stop, isReading: preview.is === 'reading' || isReadingAgain, empty };
}
