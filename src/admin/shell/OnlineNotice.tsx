import { useQueryClient } from '@tanstack/react-query';
import { useOnline } from '../../ui/browser/use-online';
import { Banner } from '../../ui/controls/Banner';
import { useAdminCopy } from '../words/use-admin-copy';

/** Shown on every admin screen while there is no network: nothing is stored for later. */
export function OnlineNotice() {
  const copy = useAdminCopy();
  const lists = useQueryClient();
  if (useOnline()) return null;
  return (
    <div className="px-4 pt-6">
      <Banner tone="warning" offer={{ name: copy.tryAgain, onClick: () => lists.refetchQueries({ type: 'active' }) }}>
        <p>{copy.offline}</p>
        <p className="font-normal">{copy.adminNeedsNetwork}</p>
      </Banner>
    </div>
  );
}
