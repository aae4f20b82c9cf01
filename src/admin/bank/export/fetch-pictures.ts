import { bankPictures } from '../../../../contract/question/bank-pictures';
import type { Question } from '../../../../contract/question/question';
import { ApiError } from '../../../api/client';
import { fetchPicture } from '../../../api/seldom/fetch-picture';

/** Parallel downloads, as on a learner's page. */
const atOnce = 4;
const usualWait = 10;

/** Returns the seconds to wait if the server's rate limit was reached; null for any other error. */
function waitOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.problem?.code !== 'too-many-requests') return null;
  return Number(error.retryAfter ?? Number.NaN) || usualWait;
}

/** Repeats a download after the rate limit: a large bank has more pictures than requests allowed a minute. */
export async function fetchPatiently(hash: string, goesOn: () => boolean): Promise<ArrayBuffer> {
  for (;;) {
    try {
      return await fetchPicture(hash);
    } catch (error) {
      const seconds = waitOf(error);
      if (seconds === null || !goesOn()) throw error;
      await new Promise((later) => setTimeout(later, seconds * 1_000));
    }
  }
}

/**
 * Fetches each picture of these questions and keeps what `take` returns, by hash; all bytes of a bank would fill the page's memory. A
 * repeated fetch comes from the browser's cache. Stops early when `goesOn` returns false. Throws `ApiError`.
 */
export async function fetchPictures<T>(
  questions: readonly Question[],
  take: (bytes: ArrayBuffer) => T,
  goesOn: () => boolean,
): Promise<Map<string, T>> {
  const taken = new Map<string, T>();
  const waiting = new Set(bankPictures(questions).map(({ hash }) => hash)).values();
  async function fetchNext(): Promise<void> {
    for (const hash of waiting) {
      if (!goesOn()) return;
      taken.set(hash, take(await fetchPatiently(hash, goesOn)));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, fetchNext));
  return taken;
}
