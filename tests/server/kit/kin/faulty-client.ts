import pg from 'pg';
import type { ConnectionClass } from '../../../../server/store/engine/postgres';

/**
 * What a connection does in the place of a statement. `conflict` and `deadlock`: the server aborts it, as if it had met another. `mismatch`: as a
 * YugabyteDB of before 2024.2.2 tells a conflict. `lost-before`: the connection ends, and the statement was never sent. `lost-after`: the server ran the
 * statement, and the connection ends before its answer. `unknown`: the server ran it and answers, as CockroachDB, that its outcome is unknown.
 */
export type WireFault = 'conflict' | 'deadlock' | 'mismatch' | 'lost-before' | 'lost-after' | 'unknown';

/** Is shown each statement before it is sent, and says what becomes of it. `connection` tells the connections apart. */
export type Wire = (statement: string, connection: object) => WireFault | null;

const raised: Partial<Record<WireFault, string>> = {
  conflict: `raise exception 'restart transaction: TransactionRetryWithProtoRefreshError' using errcode = '40001'`,
  deadlock: `raise exception 'canceling the transaction since it was involved in a distributed deadlock' using errcode = '40P01'`,
  mismatch: `raise exception 'schema version mismatch for table 0000: expected 1, got 0' using errcode = 'XX000'`,
  unknown: `raise exception 'result is ambiguous' using errcode = '40003'`,
};

/** A class of connections over which statements fail as `wire` says. Errors are the server's and the driver's own. */
export function faultyClient(wire: Wire): ConnectionClass {
  return class extends pg.Client {
    readonly #really = super.query.bind(this) as (text: string, values?: unknown[]) => Promise<unknown>;

    /** The server raises it, so a transaction that it was sent in is aborted. */
    #raise(fault: WireFault): Promise<unknown> {
      return this.#really(`do $$ begin ${raised[fault]}; end $$`);
    }

    /** The connection ends under a statement that waits for its answer. */
    #lose(): Promise<unknown> {
      const waiting = this.#really('select 1');
      (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
      return waiting;
    }

    async #fail(fault: WireFault, text: string, values: unknown[]): Promise<unknown> {
      if (fault === 'lost-before') return this.#lose();
      if (fault === 'lost-after' || fault === 'unknown') await this.#really(text, values);
      return fault === 'lost-after' ? this.#lose() : this.#raise(fault);
    }

    // The pool and the driver call it in these two ways only.
    override query(text: unknown, values?: unknown): never {
      if (typeof text !== 'string' || !Array.isArray(values)) return super.query(text as never, values as never) as never;
      const fault = wire(text, this);
      return (fault === null ? this.#really(text, values) : this.#fail(fault, text, values)) as never;
    }
  };
}
