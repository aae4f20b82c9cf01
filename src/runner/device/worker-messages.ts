/** What a page says to the active worker as it starts: from then on its files come from the offline copy too. */
export const arrivedMessage = 'arrived';

/** What a page says to a waiting worker when the learner wants the new version now. */
export const takeOverMessage = 'take over';

/** What a page asks the active worker: whether every file of the app is on this device. Answered by true or false through the port sent along. */
export const isCompleteMessage = 'whole?';

/** Name of the lock that a page holds, shared, for as long as it lives: `entry` is the address of its first script, which tells its version. */
export const pageLockName = (entry: string): string => `page ${entry}`;

/** The entry in the name of a {@link pageLockName}, or null for any other name. */
export const entryIn = (lock: string | undefined): string | null => (lock?.startsWith('page ') ? lock.slice('page '.length) : null);

/** Name of the lock under which one page of a device changes an attempt; nothing is updated while one is held. */
export const attemptLockName = (uid: string, assessmentId: number): string => `attempt ${uid} ${assessmentId}`;

export const isAttemptLock = (lock: string | undefined): lock is string => lock?.startsWith('attempt ') ?? false;
