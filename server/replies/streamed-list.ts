import { setImmediate } from 'node:timers/promises';
import { unavailable } from './refusal';

/** A list that is too long to be made at one go: written piece by piece, as fast as its reader takes it. `L` is the whole of it. */
export class Pieces<L> {
  declare readonly shape: L;
  readonly #first: string;
  readonly #rest: AsyncGenerator<string>;

  /** `rest` has begun: only a generator that has can be ended. */
  constructor(first: string, rest: AsyncGenerator<string>) {
    this.#first = first;
    this.#rest = rest;
  }

  /** Gives it up before it is read. */
  async end(): Promise<void> {
    await this.#rest.return(undefined);
  }

  /** The JSON of the list. `failed` hears of a fault in the middle, after which the connection is cut: a list that ends early must not look whole. */
  stream(failed: (fault: unknown) => void): ReadableStream<Uint8Array<ArrayBuffer>> {
    const encoder = new TextEncoder();
    let isCancelled = false;
    return new ReadableStream({
      start: (controller) => controller.enqueue(encoder.encode(this.#first)),
      pull: async (controller) => {
        const next = await this.#rest.next().catch((fault: unknown) => {
          failed(fault);
          controller.error(new Error('A reply was interrupted.'));
        });
        if (next === undefined || isCancelled) return;
        if (next.done) controller.close();
        else controller.enqueue(encoder.encode(next.value));
      },
      cancel: () => {
        isCancelled = true;
        return this.end();
      },
    });
  }
}

const retryAfter = 10;

/** Lists of one kind, called `name`, of which `most` may be under way at once. Beyond that it rejects with 503. */
export function longLists(most: number, name: string): <L>(lists: AsyncIterable<readonly unknown[]>) => Promise<Pieces<L>> {
  let underWay = 0;

  async function* textsOf(lists: AsyncIterable<readonly unknown[]>): AsyncGenerator<string, undefined> {
    underWay += 1;
    try {
      let opening = '[';
      for await (const list of lists) {
        yield opening + JSON.stringify(list).slice(1, -1);
        opening = ',';
        // Others first.
        await setImmediate();
      }
      yield opening === '[' ? '[]' : ']';
    } finally {
      underWay -= 1;
    }
  }

  return async (lists) => {
    if (underWay >= most) throw unavailable(`${name} is being read by others; try again soon, or ask for a page of it.`, retryAfter);
    const texts = textsOf(lists);
    // The first piece before any header: a database that is away is a refusal still.
    const { value = '[]' } = await texts.next();
    return new Pieces(value, texts);
  };
}
