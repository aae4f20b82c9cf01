import { useRef, useState } from 'react';
import { pictureFault, pictureFaults } from '../../../../contract/question/picture-file';
import { call } from '../../kit/calls/call';
import { logFailure } from '../../kit/calls/log-failure';
import { fieldsIn, reasonOf } from '../../kit/calls/refusal';
import { type BankWords, useBankCopy } from '../../words/use-bank-copy';
import type { PictureChange, TypedPicture } from './typed-picture';

/** Bytes that show a picture's type. */
const signature = 16;

/** Returns the sentence for a failed upload: what is wrong with the file, or why the call failed. */
function sentenceFor(of: string, error: unknown, copy: BankWords): string {
  const { file } = fieldsIn(error);
  return file === undefined ? copy.picture.failed(of, reasonOf(error, copy)) : copy.picture.isNot(of, copy.reason(file));
}

/** Uploads selected files; only the last one counts. A refused file keeps the previous picture. */
export function usePictureUpload(of: string, onChange: (change: PictureChange) => void) {
  const copy = useBankCopy();
  const [fault, setFault] = useState<string | null>(null);
  const turn = useRef(0);
  const before = useRef<TypedPicture | null>(null);

  async function take(file: File): Promise<void> {
    turn.current += 1;
    const mine = turn.current;
    const isLast = () => mine === turn.current;
    setFault(null);
    const why = pictureFault(new Uint8Array(await file.slice(0, signature).arrayBuffer()), file.size);
    if (!isLast()) return;
    if (why !== null) return setFault(copy.picture.isNot(of, copy.reason(pictureFaults[why])));
    onChange((now) => {
      if (now === null || now.kept !== null) before.current = now;
      return { alt: now?.alt ?? '', kept: null };
    });
    try {
      const { bytes: _, ...kept } = await call('uploadPicture', { file });
      if (isLast()) onChange((now) => now && { ...now, kept });
    } catch (error) {
      logFailure('uploadPicture', error);
      if (!isLast()) return;
      onChange(() => before.current);
      setFault(sentenceFor(of, error, copy));
    }
  }

  function remove(): void {
    turn.current += 1;
    setFault(null);
    onChange(() => null);
  }

  return { take, remove, forget: () => setFault(null), fault };
}
