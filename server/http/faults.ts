import type { Logger } from 'pino';
import { noWrites, type Writes } from '../limits/writes';
import { Refusal, unavailable } from '../replies/refusal';
import { isFullDisk, isTemporary } from '../store/engine/retries/outage';

/** The refusal that a fault is answered with. A fault that is no refusal is logged. */
export function refusalFrom(fault: unknown, { log, writes }: { log: Logger; writes: Writes }, requestId: string): Refusal {
  if (fault instanceof Refusal) return fault;
  log.error({ requestId, err: fault }, 'a call failed');
  writes.failed(fault);
  if (isFullDisk(fault)) return noWrites();
  return isTemporary(fault) ? unavailable({ code: 'database-away' }) : new Refusal('internal', { code: 'own-fault' });
}
