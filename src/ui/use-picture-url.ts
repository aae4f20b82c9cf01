import { useEffect, useState } from 'react';
import { pictureType } from '../../contract/question/picture-file';

/**
 * Object URLs of the pictures on this page, with the number of elements that use each. A picture shown again is there at once, as
 * print-outs require.
 */
const held = new Map<string, { url: string; holders: number }>();

/** The object URL, for one element more; null where it has none and no bytes are given. */
function hold(hash: string, bytes: ArrayBuffer | null): string | null {
  const known = held.get(hash);
  const url = known?.url ?? (bytes && URL.createObjectURL(new Blob([bytes], { type: pictureType })));
  if (url !== null) held.set(hash, { url, holders: (known?.holders ?? 0) + 1 });
  return url;
}

/** Gives an object URL back. It ends a moment later: what stands in the place of its last element may show the same picture. */
function release(hash: string): void {
  const known = held.get(hash);
  if (known === undefined) return;
  held.set(hash, { ...known, holders: known.holders - 1 });
  setTimeout(() => {
    const left = held.get(hash);
    if (left?.url !== known.url || left.holders > 0) return;
    held.delete(hash);
    URL.revokeObjectURL(left.url);
  });
}

/** Returns a picture's object URL: undefined while loading, null if unavailable. Tries again when the network returns. */
export function usePictureUrl(hash: string, load: (hash: string) => Promise<ArrayBuffer | null>): string | null | undefined {
  const [shown, setShown] = useState<{ hash: string; url: string | null }>();
  useEffect(() => {
    let isHeld = false;
    let isMounted = true;
    const show = (bytes: ArrayBuffer | null) => {
      const url = hold(hash, bytes);
      isHeld = url !== null;
      setShown({ hash, url });
    };
    const look = async () => {
      const bytes = held.has(hash) ? null : await load(hash).catch(() => null);
      if (isMounted && !isHeld) show(bytes);
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
