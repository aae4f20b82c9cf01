import { answered, type OtherToken } from '../../contract/calls/fetch-anew';

/** Where other tokens come from. */
export interface TokenSource {
  /** Returns a token of the signed-in person, a new one if asked; null if there is none. Rejects if a later try may work. */
  mint: (uid: undefined, isFresh: boolean) => Promise<string | null>;
  /** Hears that the server refuses a new token too. */
  onRefused: () => void;
}

/** At most one exchange of a token in this time: a server that refuses every token is not to be asked for ever more. Milliseconds. */
const exchangeMs = 60_000;

/** The person of a token, without verification, which is the server's task. Throws if the token is no JWT. */
function personIn(token: string): unknown {
  const payload = token.split('.')[1] ?? '';
  return (JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub: unknown }).sub;
}

/**
 * Makes an exchanger of refused tokens: on a device whose date was wrong at the sign-in, a token that has expired looks good. Calls that are refused together
 * share one exchange.
 */
export function exchanger(): (source: TokenSource) => OtherToken {
  /** The last exchange. `at`: of the monotonic clock. */
  let last: { at: number; made: Promise<string | null> } | null = null;
  function exchanged(mint: TokenSource['mint']): Promise<string | null> {
    if (last !== null && performance.now() - last.at < exchangeMs) return last.made;
    const made = mint(undefined, true);
    last = { at: performance.now(), made };
    // What failed for want of a network is tried again at once.
    made.catch(() => {
      last = null;
    });
    return made;
  }
  return ({ mint, onRefused }) =>
    async (refused) => {
      const now = await mint(undefined, false);
      const other = now === refused ? await exchanged(mint) : now;
      if (other === refused) onRefused();
      // Another person may have signed in since the request was made.
      return other === null || other === refused || personIn(other) !== personIn(refused) ? null : other;
    };
}

const otherToken = exchanger();

/** Answers for a request with a token that got 401; see `answered`. */
export const askAnew = (source: TokenSource, response: Response, url: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
  answered((...args) => fetch(...args), otherToken(source), response, url, init);
