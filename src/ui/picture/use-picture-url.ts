import { useEffect, useState } from 'react';
import { pictureType } from '../../../contract/picture-file';

/** The address of a picture in this page: undefined while it comes, null where it cannot be had. Asked for again when the network returns. */
export function usePictureUrl(hash: string, load: (hash: string) => Promise<ArrayBuffer | null>): string | null | undefined {
  const [shown, setShown] = useState<{ hash: string; url: string | null }>();
  useEffect(() => {
    let url: string | null = null;
    let isMounted = true;
    const look = async () => {
      const bytes = await load(hash).catch(() => null);
      if (!isMounted || url !== null) return;
      if (bytes !== null) url = URL.createObjectURL(new Blob([bytes], { type: pictureType }));
      setShown({ hash, url });
    };
    const again = () => void look();
    void look();
    window.addEventListener('online', again);
    return () => {
      isMounted = false;
      window.removeEventListener('online', again);
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [hash, load]);
  return shown?.hash === hash ? shown.url : undefined;
}
