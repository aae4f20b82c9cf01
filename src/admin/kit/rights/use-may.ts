import { createContext, useCallback, useContext } from 'react';
import { type CallName, calls } from '../../../../contract/calls/calls';
import { mayDo } from '../../../../contract/people/rights';

/** The rights of the signed-in admin as the server last told them; undefined: everything. */
export const AdminRights = createContext<readonly string[] | undefined>(undefined);

/** Whether rights are enough for a call. The server decides; a page hides what the server would refuse. */
export function mayCall(held: readonly string[] | undefined, name: CallName): boolean {
  const call = calls[name];
  return !('right' in call) || mayDo(held, call.right);
}

/** {@link mayCall} of the signed-in admin. */
export function useMay(): (name: CallName) => boolean {
  const held = useContext(AdminRights);
  return useCallback((name) => mayCall(held, name), [held]);
}
