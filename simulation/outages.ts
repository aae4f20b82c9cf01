import type { VirtualClock } from './clock/virtual-clock';
import type { ApiProcess } from './cluster/api-process';
import type { Balancer } from './cluster/balancer';
import type { Database, DatabaseState } from './cluster/database';

/** What a fault does to the parts, step by step. `forMs`: how long each lasts. */
export type Step =
  | { part: 'database'; state: DatabaseState; forMs: number }
  | { part: 'process'; forMs: number }
  | { part: 'balancer'; forMs: number };

interface Parts {
  clock: VirtualClock;
  database: Database;
  processes: readonly ApiProcess[];
  balancers: readonly Balancer[];
}

/** Lets a fault begin now; its steps follow each other. */
export function strike([step, ...rest]: readonly Step[], parts: Parts): void {
  if (step === undefined) return;
  const { clock, database, processes, balancers } = parts;
  const victim = step.part === 'database' ? undefined : (step.part === 'process' ? processes : balancers)[0];
  if (step.part === 'database') database.becomes(step.state);
  else victim?.dies();
  clock.after(step.forMs, () => {
    if (step.part !== 'database') victim?.returns();
    else if (rest[0]?.part !== 'database') database.becomes('answers');
    strike(rest, parts);
  });
}
