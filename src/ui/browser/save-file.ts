interface TextFile {
  name: string;
  text: string;
}

/** `handed-over`: the platform has it; whether it was kept, a page never learns · `cancelled`: the person thought better of it. */
export type Saved = 'handed-over' | 'cancelled' | 'impossible';

/** Browsers share only kinds of files they know as harmless, and JSON is not among them. */
const asPlainText = ({ name, text }: TextFile): File => new File([text], name.replace(/\.json$/, '.txt'), { type: 'text/plain' });

export const canShareFiles = (): boolean => navigator.canShare?.({ files: [asPlainText({ name: 'a.txt', text: 'a' })] }) ?? false;

/** Gives a file to the apps of a phone: mail, messages, files. Only after a tap. */
export async function shareFile(file: TextFile): Promise<Saved> {
  try {
    await navigator.share({ files: [asPlainText(file)] });
    return 'handed-over';
  } catch (error) {
    return (error as Error).name === 'AbortError' ? 'cancelled' : 'impossible';
  }
}

/** Downloads a file; where a platform has no downloads it is shared. */
export async function saveFile(file: TextFile): Promise<Saved> {
  if (!('download' in HTMLAnchorElement.prototype)) return canShareFiles() ? shareFile(file) : 'impossible';
  const url = URL.createObjectURL(new Blob([file.text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser reads it after this turn; a minute is long enough on the slowest phone.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return 'handed-over';
}
