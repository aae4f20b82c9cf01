import { ApiError } from '../../api/client';
import { token } from '../../session/session-store';

/** Mints a token of exactly this person: what is one person's is never sent with another one's token. It rejects with `offline` where there is none. */
export const tokenOf = (uid: string) => async (): Promise<string> => {
  const minted = await token(uid, false).catch(() => null);
  if (minted === null) throw new ApiError('offline');
  return minted;
};
