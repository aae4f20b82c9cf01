import type { Filed, GradedSubmission } from '../../server/store/hand-ins/submissions/file-once';
import type { VirtualClock } from '../clock/virtual-clock';
import type { DatabaseCosts } from '../measured/costs';
import { disk, type Processor, processor } from './processor';

/**
 * `answers`. · `cut`: connections break and none is made. · `hangs`: nothing comes back. · `full`: reads only. · `alone`: the standby is silent, and
 * commits wait for it.
 */
export type DatabaseState = 'answers' | 'cut' | 'hangs' | 'full' | 'alone';

/** The primary with its synchronous standby, as the processes see them through their balancers. */
export interface Database {
  /** Resolves when the rows are on both disks, like `fileOnce`. Rejects with the driver's errors. */
  file(rows: readonly GradedSubmission[]): Promise<Filed[]>;
  /** Rejects where a query would. */
  reads(): Promise<void>;
  becomes(state: DatabaseState): void;
  readonly state: DatabaseState;
  /** How often each learner's hand-in was filed. */
  readonly filed: ReadonlyMap<string, number>;
  readonly primary: Processor;
  readonly queues: { primary: Processor['waiting']; log: Processor['waiting']; standby: Processor['waiting'] };
}

const broken = (message: string, code: string): Error => Object.assign(new Error(message), { code });
const cut = (): Error => broken('Connection terminated unexpectedly', 'ECONNRESET');
const full = (): Error => broken('could not extend file', '53100');

export function openDatabase(costs: DatabaseCosts, clock: VirtualClock): Database {
  const primary = processor('database: processor', costs.cores, clock);
  const log = disk('database: log', costs.disk, clock);
  const standby = disk('standby: log', costs.disk, clock);
  const filed = new Map<string, number>();
  const times = new Map<string, number>();
  let state: DatabaseState = 'answers';
  /** What waits for an answer; a cut takes all of them. */
  let pending = new Set<(fault: Error) => void>();
  /** Work of a primary that was replaced comes to nothing. */
  let reign = 0;

  const whileAnswering = <T>(work: (resolve: (value: T) => void) => void): Promise<T> =>
    new Promise((resolve, reject) => {
      if (state === 'cut') return reject(cut());
      const fail = (fault: Error): void => {
        pending.delete(fail);
        reject(fault);
      };
      pending.add(fail);
      if (state === 'hangs') return;
      work((value) => {
        if (!pending.delete(fail)) return;
        resolve(value);
      });
    });

  function settled(rows: readonly GradedSubmission[]): Filed[] {
    return rows.map(({ uid, assessment_id, key_version, submitted_at }) => {
      const key = `${assessment_id} ${uid}`;
      const before = times.get(key);
      if (before === undefined) {
        times.set(key, submitted_at);
        filed.set(uid, (filed.get(uid) ?? 0) + 1);
      }
      return { verdict: 'filed', submittedAt: before ?? submitted_at, keyVersion: key_version, isNew: before === undefined };
    });
  }

  return {
    file: (rows) =>
      whileAnswering((resolve) => {
        const born = reign;
        primary.work(costs.groupMs + rows.length * costs.rowMs, () => {
          if (born !== reign) return;
          if (state === 'full') {
            for (const fail of [...pending]) fail(full());
            return;
          }
          const bytes = rows.length * costs.rowBytes;
          log.writes(bytes, () => {
            standby.writes(bytes, () => {
              if (born === reign) clock.after(costs.betweenMs, () => resolve(settled(rows)));
            });
          });
        });
      }),
    reads: () => whileAnswering((resolve) => resolve()),
    becomes(next) {
      state = next;
      standby.isStalled(next === 'alone');
      if (next !== 'cut') return;
      reign += 1;
      primary.dies();
      const lost = pending;
      pending = new Set();
      for (const fail of lost) fail(cut());
    },
    get state() {
      return state;
    },
    filed,
    primary,
    queues: { primary: primary.waiting, log: log.waiting, standby: standby.waiting },
  };
}
