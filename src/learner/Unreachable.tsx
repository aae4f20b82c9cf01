import { Button } from '../ui/Button';
import { EmptyState } from '../ui/Card';
import { useCopy } from '../ui/use-copy';

/** Nothing is on this device yet and the server could not give it. */
export function Unreachable({ why, onRetry }: { why: 'offline' | 'failed'; onRetry: () => void }) {
  const copy = useCopy();
  return (
    <EmptyState
      action={
        <Button look="secondary" onClick={onRetry}>
          {copy.tryAgain}
        </Button>
      }
    >
      <span role="status">{why === 'offline' ? copy.needsConnectionOnce : copy.listFailed}</span>
    </EmptyState>
  );
}
