import { useRef, useState } from 'react';
import { usePreview } from './preview/use-preview';
import type { PreviewRow } from './worker/worker-messages';

/** A file that was sent, with its rows: the faulty ones can still be saved. */
export interface SentFile {
  file: File;
  rows: PreviewRow[];
}

/** The file of an upload form, with its input and its preview. */
export function useChosenFile() {
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState<SentFile | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { preview, isReadingAgain, read, stop } = usePreview();

  /** Empties the input, so that the same file can be selected again after a correction. `isSent`: what was sent stays known. */
  function empty(isSent = false) {
    setSent(isSent && file !== null && preview.is === 'read' ? { file, rows: preview.rows } : null);
    setFile(null);
    stop();
    if (field.current) field.current.value = '';
  }

  // Before all is drawn, the admin has not seen what a press would send.
  const isReading = preview.is === 'reading' || preview.is === 'asking' || isReadingAgain;
  return { file, setFile, field, preview, read, stop, isReading, empty, sent };
}
