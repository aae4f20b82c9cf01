import { openRequestLimits } from '../../server/limits/request-limits';
import { noWrites } from '../../server/limits/writes';
import { Refusal, unavailable } from '../../server/replies/refusal';
import { isFullDisk, isOutage } from '../../server/store/engine/retries/outage';
import type { Store } from '../../server/store/engine/store';
import type { GradedSubmission } from '../../server/store/hand-ins/submissions/file-once';
import { openSubmissionQueue } from '../../server/submissions/submission-queue';
import type { VirtualClock } from '../clock/virtual-clock';
import { type Watched, watched } from '../clock/watched';
import type { ProcessCosts } from '../measured/costs';
import type { Database } from './database';
import type { Answer, Exchange, Reply } from './exchange';
import { type Processor, processor } from './processor';

/** One API process: the server's own limits and its own line of submissions, with the measured costs of the work between. */
export interface ApiProcess {
  /** Answers false where nothing listens. */
  takes(exchange: Exchange): boolean;
  /** What a check of a balancer hears, in its time. */
  checks(heard: (isReady: boolean) => void): void;
  /** kill -9, and a start. */
  dies(): void;
  returns(): void;
  /** The sessions of this process are shut down by a balancer. */
  sheds(): void;
  readonly sessions: number;
  readonly cpu: Processor;
  readonly line: Watched;
}

/** Rate limits of the product are far above what a learner sends; an address is the hall's. */
const limits = { perUser: 600, perAddress: 60_000 };
const perHall = 500;

const refused = (fault: unknown): Answer => {
  const refusal = fault instanceof Refusal ? fault : refusalOf(fault);
  return { status: refusal.status, retryAfter: refusal.retryAfter ?? null, body: JSON.stringify(refusal.toProblem()) };
};

/** As `server/http/middleware.ts` does. */
function refusalOf(fault: unknown): Refusal {
  if (isFullDisk(fault)) return noWrites();
  return isOutage(fault) ? unavailable({ code: 'database-away' }) : new Refusal('internal', { code: 'own-fault' });
}

const rowOf = ({ uid, assessmentId }: Exchange, now: number): GradedSubmission =>
  ({ uid, assessment_id: assessmentId, submitted_at: now, key_version: 0 }) as GradedSubmission;

export function openApiProcess(name: string, costs: ProcessCosts, database: Database, clock: VirtualClock): ApiProcess {
  const cpu = processor(`${name}: processor`, 1, clock);
  const line = watched(`${name}: line of submissions`, clock.now);
  const open = new Set<(reply: Reply) => void>();
  let isUp = true;

  /** A process's memory: a new one begins empty. */
  function life() {
    const busy = openRequestLimits(limits);
    const spend = (costMs: number): Promise<void> => new Promise((resolve) => cpu.work(costMs, resolve));
    const queue = openSubmissionQueue({ writesAtOnce: 4 } as Store, {
      async commit(rows) {
        await spend(costs.groupMs + rows.length * costs.rowMs);
        return database.file(rows);
      },
    });
    async function answerTo(exchange: Exchange): Promise<Answer> {
      try {
        busy.countRequest(exchange.uid, `hall ${Number(exchange.uid) % perHall}`);
        return await busy.withinCapacity(async () => {
          await database.reads();
          line.changes(1);
          const filed = await queue.add(rowOf(exchange, clock.now())).finally(() => line.changes(-1));
          const body = { assessmentId: exchange.assessmentId, submitted: true, submittedAt: new Date(filed.submittedAt).toISOString() };
          return { status: 200, retryAfter: null, body: JSON.stringify(body) };
        });
      } catch (fault) {
        return refused(fault);
      }
    }
    return { answerTo };
  }
  let current = life();

  const shed = (): void => {
    for (const cut of [...open]) cut('cut');
  };

  return {
    takes(exchange) {
      if (!isUp) return false;
      const { answerTo } = current;
      const end = (reply: Reply): void => {
        if (open.delete(end)) exchange.answer(reply);
      };
      open.add(end);
      cpu.work(costs.takeMs, () => {
        void answerTo(exchange).then((answer) => cpu.work(costs.replyMs, () => end(answer)));
      });
      return true;
    },
    checks(heard) {
      if (!isUp) return heard(false);
      cpu.work(costs.checkMs, () => {
        void database.reads().then(
          () => heard(database.state !== 'full'),
          () => heard(false),
        );
      });
    },
    dies() {
      isUp = false;
      cpu.dies();
      line.changes(-line.length);
      shed();
    },
    returns() {
      isUp = true;
      current = life();
    },
    sheds: shed,
    get sessions() {
      return open.size;
    },
    cpu,
    line,
  };
}
