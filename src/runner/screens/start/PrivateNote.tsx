import { useEffect, useState } from 'react';
import { useAimCopy } from '../../../copy/use-aim-copy';
import { Banner } from '../../../ui/controls/Banner';
import { looksPrivate } from './private-window';

/** Warns before the start that a private window forgets its data when it closes. */
export function PrivateNote() {
  const copy = useAimCopy();
  const [isPrivate, setPrivate] = useState(false);
  useEffect(() => {
    let isHere = true;
    const { memory } = performance as Performance & { memory?: { jsHeapSizeLimit: number } };
    void looksPrivate({ storage: navigator.storage, memory }).then((answer) => isHere && setPrivate(answer));
    return () => {
      isHere = false;
    };
  }, []);
  return isPrivate ? <Banner tone="warning">{copy.privateWindow}</Banner> : null;
}
