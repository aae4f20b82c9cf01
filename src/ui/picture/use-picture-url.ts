import { useEffect, useState } from 'react';
import { pictureType } from '../../../contract/question/picture-file';

/** Pictures that elements of this page show or keep ready, with how many do. Shown once more, a picture is there at once: a print-out waits for none. */
const held = new Map<string, { url: string; holders: number }>();

function hold(hash: string, bytes: ArrayBuffer): string {
  const known = held.get(hash);
  const url = known?.url ?? URL.createObjectURL(new Blob([bytes], { type: pictureType }));
  held.set(hash, { url, holders: (known?.holders ?? 0) + 1 });
  return url;
}

function release(hash: string): void {
  const known = held.get(hash);
  if (known === undefined) return;
  known.holders -= 1;
  if (known.holders > 0) return;
  held.delete(hash);
  URL.revokeObjectURL(known.url);
}

/** The address of a picture in this page: undefined while it comes, null where it cannot be had. Asked for again when the network returns. */
export function usePictureUrl(hash: string, load: (hash: string) => Promise<ArrayBuffer | null>): string | null | undefined {
  const [shown, setShown] = useState<{ hash: string; url: string | null }>();
  useEffect(() => {
    let isHeld = false;
    let isMounted = true;
    const look = async () => {
      const bytes = await load(hash).catch(() => null);
      if (!isMounted || isHeld) return;
      isHeld = bytes !== null;
      setShown({ hash, url: bytes === null ? null : hold(hash, bytes) });
    };
    const again = () => void look();
    void look();
    window.addEventListener('online', again);
    return () => {
      isMounted = false;
      window.removeEventListener('online', again);
      if (isHeld) release(hash);
    };
  }, [hash, load]);
  return shown?.hash === hash ? shown.url : held.get(hash)?.url;
}
