import { bankPictures } from '../../../../contract/question/bank-pictures';
import type { Question } from '../../../../contract/question/question';
import { fetchPicture } from '../../../api/seldom/fetch-picture';
import { pauseAsked } from '../../../api/wait-asked';

/** Parallel downloads, as on a learner's page. */
const atOnce = 4;

/** Repeats a download after the wait that the server asked for: a large bank has more pictures than requests allowed a minute. */
export async function fetchPatiently(hash: string, goesOn: () => boolean): Promise<ArrayBuffer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await fetchPicture(hash);
    } catch (error) {
      const pauseMs = pauseAsked(error, tries);
      if (pauseMs === null || !goesOn()) throw error;
      await new Promise((later) => setTimeout(later, pauseMs));
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
