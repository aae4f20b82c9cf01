/**
 * Whether the browser keeps this portal's data. `kept`: only a person can clear it. · `at-risk`: the browser may clear it when space runs
 * out, or after weeks without a visit; installing the app helps. · `unknown`: the browser does not say.
 */
export type Persistence = 'kept' | 'at-risk' | 'unknown';

type Storage = Pick<StorageManager, 'persist' | 'persisted'> | undefined;

/** Returns the browser's current promise without asking for a new one. */
export const persistence = (storage: Storage = navigator.storage): Promise<Persistence> => answerOf(storage?.persisted?.());

/**
 * Asks the browser to keep the data. Called when an attempt starts: then there are data to lose, and a click that some browsers require.
 */
export const askToPersist = (storage: Storage = navigator.storage): Promise<Persistence> => answerOf(storage?.persist?.());

async function answerOf(question: Promise<boolean> | undefined): Promise<Persistence> {
  try {
    const answer = await question;
    if (answer === undefined) return 'unknown';
    return answer ? 'kept' : 'at-risk';
  } catch {
    // Some private windows reject the request.
    return 'unknown';
  }
}
