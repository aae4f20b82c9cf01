import type { RefusalReason } from '../../contract/faults/refusals';
import { openTurns } from './long-work';
import { unavailable } from './refusal';
import { StreamedFile, StreamedList } from './streamed-reply';

const retryAfter = 10;

/**
 * Begins replies of one kind, of which at most `most` are under way at once. Their pieces are made one at a time, with a pause after each, so that
 * several take no more of a core than one. A further one rejects with 503 and the reason `busy`.
 */
function beginner(most: number, busy: RefusalReason) {
  let underWay = 0;
  const inTurn = openTurns();

  async function* counted<T>(pieces: AsyncIterable<T>): AsyncGenerator<T, undefined> {
    underWay += 1;
    const made = pieces[Symbol.asyncIterator]();
    try {
      for (let piece = await inTurn(() => made.next()); !piece.done; piece = await inTurn(() => made.next())) yield piece.value;
    } finally {
      underWay -= 1;
      await made.return?.();
    }
  }

  return async <T>(pieces: AsyncIterable<T>, none: T): Promise<[first: T, rest: AsyncGenerator<T, undefined>]> => {
    if (underWay >= most) throw unavailable(busy, retryAfter);
    const rest = counted(pieces);
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
  return async (lists) => new StreamedList(...(await begun(jsonOf(lists), '[]')));
}

/** Files of one kind, with a media type and a name, under the same limit. */
export function longFiles(
  most: number,
  busy: RefusalReason,
): <T>(type: string, name: string, pieces: AsyncIterable<Uint8Array>) => Promise<StreamedFile<T>> {
  const begun = beginner(most, busy);
  return async (type, name, pieces) => new StreamedFile(type, name, ...(await begun(pieces, new Uint8Array())));
}
