import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { RefusalReason } from '../../contract/faults/refusals';
import { unavailable } from './refusal';

/** A list that is too long to be made at one go: written chunk by chunk, as fast as its reader reads it. `L` is the whole list. */
export class StreamedList<L> {
  declare readonly shape: L;
  readonly #first: string;
  readonly #rest: AsyncGenerator<string>;

  /** `rest` has begun: only a generator that has can be ended. */
  constructor(first: string, rest: AsyncGenerator<string>) {
    this.#first = first;
    this.#rest = rest;
  }

  /** Gives the list up before it is read. */
  async end(): Promise<void> {
    await this.#rest.return(undefined);
  }

  /** The list as JSON. A fault in the middle destroys the stream; a stream that is destroyed ends the list. */
  stream(): Readable {
    const stream = Readable.from(this.#rest, { objectMode: false, highWaterMark: 1 });
    stream.unshift(this.#first);
    return stream;
  }
}

const retryAfter = 10;

/** Lists of one kind, of which at most `most` are under way at once. A further one rejects with 503 and the reason `busy`. */
export function longLists(most: number, busy: RefusalReason): <L>(lists: AsyncIterable<readonly unknown[]>) => Promise<StreamedList<L>> {
  let underWay = 0;

  async function* textsOf(lists: AsyncIterable<readonly unknown[]>): AsyncGenerator<string, undefined> {
    underWay += 1;
    try {
      let opening = '[';
      for await (const list of lists) {
        yield opening + JSON.stringify(list).slice(1, -1);
        opening = ',';
        // Other requests come first.
        await setImmediate();
      }
      yield opening === '[' ? '[]' : ']';
    } finally {
      underWay -= 1;
    }
  }

  return async (lists) => {
    if (underWay >= most) throw unavailable(busy, retryAfter);
    const texts = textsOf(lists);
    // The first chunk is made before any header is sent, so that a database that is away is still a refusal.
    const { value = '[]' } = await texts.next();
    return new StreamedList(value, texts);
  };
}
