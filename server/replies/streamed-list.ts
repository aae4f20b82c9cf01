import type { RefusalReason } from '../../contract/faults/refusals';
import { openTurns } from './long-work';
import { unavailable } from './refusal';
import { StreamedFile, StreamedList } from './streamed-reply';

const retryAfter = 10;

/**
 * Begins replies of one kind, of which at most `most` are under way at once. Their pieces are made one at a time, with a pause after each, so that
 * several take no more of a core than one. A further one rejects with 503 and the reason `busy`, and so does a second one under the same `key`.
 */
function beginner(most: number, busy: RefusalReason) {
  const underWay = new Set<unknown>();
  const inTurn = openTurns();

  async function* counted<T>(key: unknown, pieces: AsyncIterable<T>): AsyncGenerator<T, undefined> {
    underWay.add(key);
    const made = pieces[Symbol.asyncIterator]();
    try {
      for (let piece = await inTurn(() => made.next()); !piece.done; piece = await inTurn(() => made.next())) yield piece.value;
    } finally {
      underWay.delete(key);
      await made.return?.();
    }
  }

  return async <T>(key: unknown, pieces: AsyncIterable<T>, none: T): Promise<[first: T, rest: AsyncGenerator<T, undefined>]> => {
    if (underWay.size >= most || underWay.has(key)) throw unavailable(busy, retryAfter);
    const rest = counted(key, pieces);
    // The first piece is made before any header is sent, so that a database that is away is still a refusal.
    const { value = none } = await rest.next();
    return [value, rest];
  };
}

async function* jsonOf(lists: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let opening = '[';
  for await (const list of lists) {
    yield opening + JSON.stringify(list).slice(1, -1);
    opening = ',';
  }
  yield opening === '[' ? '[]' : ']';
}

/** Lists of one kind, of which at most `most` are under way at once. A further one rejects with 503 and the reason `busy`. */
export function longLists(most: number, busy: RefusalReason): <L>(lists: AsyncIterable<readonly unknown[]>) => Promise<StreamedList<L>> {
  const begun = beginner(most, busy);
  return async (lists) => new StreamedList(...(await begun({}, jsonOf(lists), '[]')));
}

/** Files of one kind for a person, with a media type and a name, under the same limit; one of each person, so that whoever reads slowly takes one place. */
export function longFiles(
  most: number,
  busy: RefusalReason,
): <T>(uid: string, type: string, name: string, pieces: AsyncIterable<Uint8Array>) => Promise<StreamedFile<T>> {
  const begun = beginner(most, busy);
  return async (uid, type, name, pieces) => new StreamedFile(type, name, ...(await begun(uid, pieces, new Uint8Array())));
}
