import type { Account } from './account-file';

/** The emulator's own administration, as its documentation gives it: `Bearer owner` allows every call. */
export interface Owner {
  accounts(): Promise<Account[]>;
  restore(accounts: readonly Account[]): Promise<void>;
}

const page = 1000;
const atOnce = 16;

async function answerTo<T>(url: string, body?: unknown): Promise<T> {
  const headers = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
  const response = await fetch(url, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`The Auth emulator answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

function slices<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}

/** `base` is the emulator's address, no slash at its end. */
export function ownerOf(base: string, projectId: string): Owner {
  const root = `${base}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;

  const download = async (after: string): Promise<Account[]> => {
    const { users = [], nextPageToken } = await answerTo<{ users?: Account[]; nextPageToken?: string }>(
      `${root}:batchGet?maxResults=${page}&nextPageToken=${encodeURIComponent(after)}`,
    );
    return nextPageToken === undefined ? users : [...users, ...(await download(nextPageToken))];
  };

  // An import declares every earlier ID token expired, and the SDK then signs its person out at the next page load.
  const letTokensLive = ({ localId, validSince = '0' }: Account) => answerTo(`${root}:update`, { localId, validSince });

  return {
    accounts: () => download(''),
    async restore(accounts) {
      for (const users of slices(accounts, page)) await answerTo(`${root}:batchCreate`, { users });
      for (const some of slices(accounts, atOnce)) await Promise.all(some.map(letTokensLive));
    },
  };
}
