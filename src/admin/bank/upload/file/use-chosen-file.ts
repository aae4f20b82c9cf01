import { useRef, useState } from 'react';
import { usePreview } from '../preview/use-preview';

/** The file of an upload form, with its input and its preview. */
export function useChosenFile() {
  const [file, setFile] = useState<File | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { preview, isReadingAgain, read, stop } = usePreview();

  /** The same file can be selected again after a correction. */
  function emptyField() {
    if (field.current) field.current.value = '';
  }

  function empty() {
    setFile(null);
    stop();
    emptyField();
  }

  // Before all is drawn, the admin has not seen what a press would send.
  const isReading = preview.is === 'reading' || preview.is === 'asking' || isReadingAgain;
  return { file, setFile, field, preview, read, stop, isReading, empty, emptyField };
}
