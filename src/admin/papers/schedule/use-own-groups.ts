import { useContext } from 'react';
import { useReply } from '../../kit/calls/use-reply';
import { AdminGroups } from '../../kit/rights/use-may';

/** The groups that the signed-in admin is limited to, without those that were deleted; none until they are known. undefined: the whole institute. */
export function useOwnGroups(): readonly number[] | undefined {
  const own = useContext(AdminGroups);
  const all = useReply('getGroups', {}, { enabled: own !== undefined }).data ?? [];
  return own?.filter((id) => all.some((group) => group.id === id));
}
