import { picturesIn } from '../../../contract/question/picture';
import type { Question } from '../../../contract/question/question';
import { ApiError } from '../../api/client';
import { fetchPicture } from '../../api/picture/fetch-picture';

/** As many as a learner's page asks for at once. */
const atOnce = 4;
const usualWait = 10;

/** Seconds to wait where the server says that a minute has had its requests; null: it says something else. */
function waitOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.problem?.code !== 'too-many-requests') return null;
  return Number(error.retryAfter ?? Number.NaN) || usualWait;
}

/** A large bank has more pictures than a person may ask for in a minute. */
async function patiently(hash: string, goesOn: () => boolean): Promise<ArrayBuffer> {
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
 * Something of each picture that these questions show, by its hash: all bytes of a bank would fill the memory of the page. What was fetched once comes from
 * the browser's cache when it is wanted again. Ends early where `goesOn` says no. Throws `ApiError`.
 */
export async function fetchPictures<T>(
  questions: readonly Question[],
  take: (bytes: ArrayBuffer) => T,
  goesOn: () => boolean,
): Promise<Map<string, T>> {
  const taken = new Map<string, T>();
  const waiting = new Set(picturesIn(questions).map(({ hash }) => hash)).values();
  async function fetchNext(): Promise<void> {
    for (const hash of waiting) {
      if (!goesOn()) return;
      taken.set(hash, take(await patiently(hash, goesOn)));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, fetchNext));
  return taken;
}
