import { useListCopy } from '../../copy/use-list-copy';
import { EmptyState } from '../../ui/controls/Card';

/** Shown if the device has no copy and the server gave none. */
export function Unreachable({ why, onRetry }: { why: 'offline' | 'failed' | 'shut-out' | 'erased'; onRetry: () => void }) {
  const copy = useListCopy();
  return (
    <EmptyState scene={why === 'offline' ? 'offline' : undefined} offer={{ name: copy.tryAgain, onClick: onRetry }}>
      <span role="status">
        {{ offline: copy.needsConnectionOnce, failed: copy.listFailed, 'shut-out': copy.shutOut, erased: copy.erased }[why]}
      </span>
    </EmptyState>
  );
}
