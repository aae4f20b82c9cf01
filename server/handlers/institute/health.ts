import { dayMs, isoOf } from '../../../contract/fields/times';
import type { HealthCheck } from '../../../contract/institute/health';
import { checksOf, type HealthFacts } from '../../rules/health';
import { reportIn } from '../../rules/machine-report';
import { countRefused } from '../../store/institute/webhooks';
import { countLateJobs } from '../../store/shared/jobs';
import { countProcesses } from '../../store/shared/processes';
import type { Handlers, Surroundings, Tools } from '../shared/handlers';

async function machineOf({ machineText }: Surroundings): Promise<HealthFacts['machine']> {
  try {
    const text = await machineText();
    return text === null ? 'none' : (reportIn(text) ?? 'unreadable');
  } catch {
    return 'unreadable';
  }
}

/** Looks at everything that tells whether all is well (ADR 87). */
export async function healthChecks({ store, around, now }: Pick<Tools, 'store' | 'around' | 'now'>): Promise<HealthCheck[]> {
  const facts: HealthFacts = {
    version: around.version,
    machine: await machineOf(around),
    diskPercent: await around.diskPercent(),
    secondsAhead: { database: await around.databaseSecondsAhead(), identity: around.identitySecondsAhead() },
    mail: around.lastMails?.() ?? 'none',
    refusedMessages: await countRefused(store.db, now() - dayMs),
    lateJobs: Object.values(await countLateJobs(store.db, now())).reduce((sum, count) => sum + count, 0),
    processes: await countProcesses(store, now()),
  };
  return checksOf(facts, now());
}

/** Whether all is well, in codes. */
export const healthHandlers = (tools: Tools): Pick<Handlers, 'getHealth'> => ({
  getHealth: async () => ({ at: isoOf(tools.now()), checks: await healthChecks(tools) }),
});
