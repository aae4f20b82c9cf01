/**
 * Whether the browser has promised to keep this portal's data. `kept`: only a person may clear it · `at-risk`: it may be cleared
 * when space runs out, or after weeks without a visit; installing the app helps · `unknown`: the browser does not say.
 */
export type Persistence = 'kept' | 'at-risk' | 'unknown';

type Storage = Pick<StorageManager, 'persist' | 'persisted'> | undefined;

/** What the browser has promised so far; asks nobody. */
export const persistence = (storage: Storage = navigator.storage): Promise<Persistence> => answerOf(storage?.persisted?.());

/** Asks the browser for the promise: when an attempt starts, which is when there is something to lose, and a click it may want. */
export const askToPersist = (storage: Storage = navigator.storage): Promise<Persistence> => answerOf(storage?.persist?.());

async function answerOf(question: Promise<boolean> | undefined): Promise<Persistence> {
  try {
    const answer = await question;
    if (answer === undefined) return 'unknown';
    return answer ? 'kept' : 'at-risk';
  } catch {
    // Refused without an answer, as in some private windows.
    return 'unknown';
  }
}
