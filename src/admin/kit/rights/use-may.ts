import { createContext, useCallback, useContext } from 'react';
import { type CallName, calls } from '../../../../contract/calls/calls';
import { mayDo, mayInScope } from '../../../../contract/people/rights';

/** The rights of the signed-in admin as the server last told them; undefined: everything. */
export const AdminRights = createContext<readonly string[] | undefined>(undefined);

/** The groups that the signed-in admin is limited to; undefined: the whole institute. */
export const AdminGroups = createContext<readonly number[] | undefined>(undefined);

/** Whether rights and groups are enough for a call. The server decides; a page hides what the server would refuse. */
export function mayCall(held: readonly string[] | undefined, name: CallName, groupIds?: readonly number[]): boolean {
  const call = calls[name];
  return !('right' in call) || (mayDo(held, call.right) && mayInScope(groupIds, call.scope));
}

/** {@link mayCall} of the signed-in admin. */
export function useMay(): (name: CallName) => boolean {
  const held = useContext(AdminRights);
  const groupIds = useContext(AdminGroups);
  return useCallback((name) => mayCall(held, name, groupIds), [held, groupIds]);
}
