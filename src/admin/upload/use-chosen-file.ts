import { useRef, useState } from 'react';
import { usePreview } from './preview/use-preview';

/** The file of an upload form, with its field and its preview. */
export function useChosenFile() {
  const [file, setFile] = useState<File | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { preview, read, stop } = usePreview();

  /** The same file, put right and chosen again, must count as a new choice. */
  function empty() {
    setFile(null);
    stop();
    if (field.current) field.current.value = '';
  }

  return { file, setFile, field, preview, read, stop, isReading: preview.is === 'reading', empty };
}
