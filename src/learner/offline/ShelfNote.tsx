import { useListCopy } from '../../copy/use-list-copy';
import { device } from '../../runner/device/db';
import { removePaper } from '../../runner/device/shelf';
import { Button } from '../../ui/controls/Button';
import { sizeText } from '../figures';
import type { OnDevice } from './use-on-device';

/** The size of all papers on this device, with a button that removes those without an attempt; those that were handed in wait for nothing. */
export function ShelfNote({ uid, onDevice: { papers, sitting, handedIn } }: { uid: string; onDevice: OnDevice }) {
  const copy = useListCopy();
  const idle = [...papers].filter(([id]) => !sitting.has(id) && !handedIn.has(id));
  if (idle.length === 0) return null;
  const bytes = idle.reduce((sum, [, paper]) => sum + paper.bytes, 0);
  const removeAll = () => void Promise.all(idle.map(([id]) => removePaper(device, uid, id)));
  return (
    <div className="flex items-center justify-between gap-x-3 text-ink-soft text-sm">
      <p className="py-2">{copy.downloads(idle.length, sizeText(bytes))}</p>
      <Button variant="quiet" className="shrink-0" onClick={removeAll}>
        {copy.removeDownloads}
      </Button>
    </div>
  );
}
