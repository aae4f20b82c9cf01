/** Page → active worker, at the page's start: from now on, serve its files from the offline copy too. */
export const arrivedMessage = 'arrived';

/** Page → waiting worker: the learner wants the new version now. */
export const takeOverMessage = 'take over';

/** Page → active worker: are all files of the app on this device? The worker answers true or false through the port sent along. */
export const isCompleteMessage = 'whole?';

const hasFile = 'has file ';
/** Page → any worker: is this file, the first script of my version, of your version too? The worker answers true or false through the port sent along. */
export const hasFileMessage = (address: string): string => hasFile + address;
/** Returns the address in a {@link hasFileMessage}, or null for any other message. */
export const fileIn = (message: unknown): string | null =>
  typeof message === 'string' && message.startsWith(hasFile) ? message.slice(hasFile.length) : null;

/** Name of the shared lock that a page holds while it lives. `entry`: address of the page's first script, which identifies its version. */
export const pageLockName = (entry: string): string => `page ${entry}`;

/** Returns the entry in a {@link pageLockName}, or null for any other name. */
export const entryIn = (lock: string | undefined): string | null => (lock?.startsWith('page ') ? lock.slice('page '.length) : null);

/** Name of the lock under which one page of a device changes an attempt. No update happens while a page holds one. */
export const attemptLockName = (uid: string, assessmentId: number): string => `attempt ${uid} ${assessmentId}`;

export const isAttemptLock = (lock: string | undefined): lock is string => lock?.startsWith('attempt ') ?? false;
