import { requestInHand, tellRequests } from '../request-in-hand';
import type { Wire, WireFault } from './faulty-client';

/** A statement without what differs from one call to the next: values, the number of rows, numbers of many digits. */
export const shapeOf = (statement: string): string =>
  statement
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\b\d{4,}\b/g, 'n')
    .replaceAll(/\(\?(?:, \?)*\)(?:, \(\?(?:, \?)*\))*/g, '(?)');

const begin = /^begin|^start transaction/;

/** Aborts of one transaction of a request in a row: fewer than the server's tries. */
const mostInARow = 7;

/** In the place of a request, for work that the suites or the server's own timers begin. */
const noRequest = {};

/** What a suite sends, and where it was aborted. */
export interface Statements {
  wire: Wire;
  /** Every statement, in its own words, by its shape; of one with rows the shortest. */
  sent: ReadonlyMap<string, string>;
  /** Shapes where they were sent and are meant to be aborted: alone, in a transaction, or as the commit of one. */
  places: ReadonlySet<string>;
  /** The places at which a statement was aborted. */
  aborted: ReadonlySet<string>;
}

const inTurn: readonly WireFault[] = ['conflict', 'deadlock', 'mismatch'];

/**
 * Notes every statement, and aborts one of each kind: a statement alone, a statement in a transaction, the commit of what begins and ends with each pair of statements. A
 * transaction is aborted at one statement after the other, a few of them in a row. `isMeant`: whether a place is aborted at all.
 */
export function abortedOnceEach(isMeant: (place: string) => boolean = () => true): Statements {
  tellRequests();
  const [sent, places, aborted] = [new Map<string, string>(), new Set<string>(), new Set<string>()];
  /** The transaction that is open on a connection. */
  const open = new WeakMap<object, string[]>();
  /** Aborts in a row, by the request and by the first statement of its transaction: another request may be at the same work meanwhile. */
  const inARow = new WeakMap<object, Map<string, number>>();

  const placeOf = (shape: string, transaction: string[] | undefined): string => {
    if (transaction === undefined) return `alone: ${shape}`;
    return shape === 'commit' ? `commit of: ${transaction[0]} … ${transaction.at(-1)}` : `in a transaction: ${shape}`;
  };

  function abortsInARow(): Map<string, number> {
    const request = requestInHand.getStore() ?? noRequest;
    const counts = inARow.get(request) ?? new Map<string, number>();
    inARow.set(request, counts);
    return counts;
  }

  /** Notes the end of a transaction that was not aborted. */
  function ended(connection: object): void {
    abortsInARow().delete(open.get(connection)?.[0] ?? '');
    open.delete(connection);
  }

  /** Whether the transaction that begins with this statement may be aborted once more. */
  function mayAbort(first: string | undefined): boolean {
    if (first === undefined) return true;
    const counts = abortsInARow();
    const times = counts.get(first) ?? 0;
    if (times < mostInARow) counts.set(first, times + 1);
    return times < mostInARow;
  }

  const wire: Wire = (statement, connection) => {
    const shape = shapeOf(statement);
    if (begin.test(shape)) open.set(connection, []);
    if (shape === 'rollback') ended(connection);
    if (begin.test(shape) || shape === 'rollback') return null;
    const transaction = open.get(connection);
    const place = placeOf(shape, transaction);
    if (isMeant(place)) places.add(place);
    if (shape !== 'commit') {
      if (statement.length < (sent.get(shape)?.length ?? Number.POSITIVE_INFINITY)) sent.set(shape, statement);
      transaction?.push(shape);
    }
    if (places.has(place) && !aborted.has(place) && mayAbort(transaction?.[0])) {
      aborted.add(place);
      open.delete(connection);
      return inTurn[aborted.size % inTurn.length] ?? null;
    }
    if (shape === 'commit') ended(connection);
    return null;
  };
  return { wire, sent, places, aborted };
}
