import { liveQuery, type Subscription } from 'dexie';
import { useCallback, useSyncExternalStore } from 'react';
import { fold, notedOf } from '../../../analysis/practice';
import { study } from '../device/study';
import { eventsOf } from '../practice/log';

/** One reading of the log for all stars of a page: a result shows fifteen of them, and a log has thousands of events. */
let shared: { uid: string; saved: ReadonlyMap<number, string> | undefined; listeners: Set<() => void>; reading: Subscription } | null =
  null;

function listen(uid: string, listener: () => void): () => void {
  if (shared?.uid !== uid) {
    shared?.reading.unsubscribe();
    const listeners = new Set<() => void>();
    const reading = liveQuery(async () => fold(await eventsOf(study, uid))).subscribe({
      next: (practised) => {
        if (shared?.listeners !== listeners) return;
        shared.saved = new Map([...practised].flatMap(([id, one]) => (one.isSaved ? [[id, notedOf(one)]] : [])));
        for (const one of listeners) one();
      },
      error: () => undefined /* Without the log there are no stars. */,
    });
    shared = { uid, saved: undefined, listeners, reading };
  }
  const { listeners, reading } = shared;
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    reading.unsubscribe();
    if (shared?.listeners === listeners) shared = null;
  };
}

/** Returns the ids of the questions that this person has saved, each with its note or an empty text; undefined until they are known. */
export const useSaved = (uid: string): ReadonlyMap<number, string> | undefined =>
  useSyncExternalStore(
    useCallback((listener) => listen(uid, listener), [uid]),
    () => (shared?.uid === uid ? shared.saved : undefined),
  );
