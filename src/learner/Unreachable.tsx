import { Button } from '../ui/Button';
import { EmptyState } from '../ui/Card';
import { useCopy } from '../ui/use-copy';

/** Nothing is on this device yet and the server could not give it. */
export function Unreachable({ why, onRetry }: { why: 'offline' | 'failed' | 'shut-out'; onRetry: () => void }) {
  const copy = useCopy();
  return (
    <EmptyState
      action={
        <Button look="secondary" onClick={onRetry}>
          {copy.tryAgain}
        </Button>
      }
    >
      <span role="status">{{ offline: copy.needsConnectionOnce, failed: copy.listFailed, 'shut-out': copy.shutOut }[why]}</span>
    </EmptyState>
  );
}
