import { useListCopy } from '../../copy/use-list-copy';
import { useOnline } from '../../ui/browser/use-online';
import { Button } from '../../ui/controls/Button';
import type { Freshness } from './use-refresh';

interface Props {
  freshness: Freshness;
  /** True if nothing was ever loaded, so there is no copy. */
  isBare?: boolean;
  onRetry: () => void;
}

/** Says that the screen shows this device's copy, and why; renders nothing while the copy is fresh or refreshing, or where the page says that there is no network. */
export function CopyNote({ freshness, isBare = false, onRetry }: Props) {
  const copy = useListCopy();
  const isOnline = useOnline();
  if (freshness === 'refreshing' || freshness === 'fresh') return null;
  // Without a network, the notice of the page says it.
  if (!isOnline && freshness === 'offline' && !isBare) return null;
  const words = {
    offline: [copy.lastCopyOffline, copy.needsConnectionOnce],
    failed: [copy.lastCopyFailed, copy.listFailed],
    'shut-out': [copy.shutOut, copy.shutOut],
    erased: [copy.erased, copy.erased],
  }[freshness];
  return (
    <div
      role="status"
      className="flex items-center justify-between gap-3 rounded-control border border-line bg-raised py-1 pr-1 pl-4 text-ink-soft text-sm"
    >
      <p className="py-2">{words[isBare ? 1 : 0]}</p>
      <Button variant="quiet" className="shrink-0" onClick={onRetry}>
        {copy.tryAgain}
      </Button>
    </div>
  );
}
