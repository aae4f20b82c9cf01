import { saveBlob } from './save-blob';

interface TextFile {
  name: string;
  text: string;
  /** Media type; absent: JSON. */
  type?: string;
}

/**
 * `handed-over`: the platform has the file; a page never learns whether it was kept. · `cancelled`: the person cancelled. · `impossible`:
 * the platform cannot do it.
 */
export type Saved = 'handed-over' | 'cancelled' | 'impossible';

/** Browsers share only file types that they consider harmless; JSON is not one of them. */
const asPlainText = ({ name, text }: TextFile): File => new File([text], name.replace(/\.json$/, '.txt'), { type: 'text/plain' });

export const canShareFiles = (): boolean => navigator.canShare?.({ files: [asPlainText({ name: 'a.txt', text: 'a' })] }) ?? false;

/** Opens the platform's share dialog: mail, messages, files. Only allowed after a tap. */
export async function shareFile(file: TextFile): Promise<Saved> {
  try {
    await navigator.share({ files: [asPlainText(file)] });
    return 'handed-over';
  } catch (error) {
    return (error as Error).name === 'AbortError' ? 'cancelled' : 'impossible';
  }
}

/** Downloads a file; on platforms without downloads, shares it. */
export async function saveFile(file: TextFile): Promise<Saved> {
  if (!('download' in HTMLAnchorElement.prototype)) return canShareFiles() ? shareFile(file) : 'impossible';
  saveBlob(new Blob([file.text], { type: file.type ?? 'application/json' }), file.name);
  return 'handed-over';
}
