import { useQueryClient } from '@tanstack/react-query';
import { Banner } from '../../ui/controls/Banner';
import { Button } from '../../ui/controls/Button';
import { useIsOnline } from '../kit/calls/use-is-online';
import { useAdminCopy } from '../words/use-admin-copy';

/** Shown on every admin screen while there is no network: nothing is stored for later. */
export function OnlineNotice() {
  const copy = useAdminCopy();
  const lists = useQueryClient();
  if (useIsOnline()) return null;
  return (
    <div className="px-4 pt-6">
      <Banner
        tone="warning"
        actions={
          <Button variant="secondary" onClick={() => lists.refetchQueries({ type: 'active' })}>
            {copy.tryAgain}
          </Button>
        }
      >
        <p>{copy.offline}</p>
        <p className="font-normal">{copy.adminNeedsNetwork}</p>
      </Banner>
    </div>
  );
}
