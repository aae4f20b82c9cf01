import { useEffect, useState } from 'react';
import { pictureType } from '../../contract/question/picture-file';

/**
 * Object URLs of the pictures on this page, with the number of elements that use each. A picture shown again is there at once, as
 * print-outs require.
 */
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

/** Returns a picture's object URL: undefined while loading, null if unavailable. Tries again when the network returns. */
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
