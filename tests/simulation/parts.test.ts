import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fifo } from '../../simulation/clock/fifo';
import { type VirtualClock, virtualClock } from '../../simulation/clock/virtual-clock';
import type { ApiProcess } from '../../simulation/cluster/api-process';
import { openBalancer } from '../../simulation/cluster/balancer';
import { openDatabase } from '../../simulation/cluster/database';
import type { Exchange, Reply } from '../../simulation/cluster/exchange';
import { disk, processor } from '../../simulation/cluster/processor';
import { planned } from '../../simulation/measured/costs';
import { failover } from '../../simulation/measured/failover';
import { runOf } from '../../simulation/measured/history';
import { shownBy } from '../../simulation/shown';
import { faults } from '../cluster/kit/faults';

let clock: VirtualClock;
beforeEach(() => {
  clock = virtualClock(1_000);
});
afterEach(() => clock.ends());

/** Runs until `ms` have passed since the beginning. */
const runs = (ms: number) => {
  clock.after(ms, () => undefined);
  return clock.runs(() => clock.now() > 1_000 + ms);
};

describe('the virtual clock', () => {
  it('lets events happen in the order of their moments, those of one moment in the order in which they were asked for', async () => {
    const seen: string[] = [];
    for (const [ms, name] of [
      [30, 'c'],
      [10, 'a'],
      [10, 'b'],
      [40, 'd'],
    ] as const)
      clock.after(ms, () => seen.push(`${name} ${clock.now()}`));
    clock.after(20, () => seen.push('called off'))();
    await runs(100);
    expect(seen).toEqual(['a 1010', 'b 1010', 'c 1030', 'd 1040']);
  });

  it('settles what an event began before the next event of the same moment', async () => {
    const seen: string[] = [];
    clock.after(10, () => void Promise.resolve().then(() => seen.push('begun by the first')));
    clock.after(10, () => seen.push('the second'));
    await runs(20);
    expect(seen).toEqual(['begun by the first', 'the second']);
  });

  it('carries the timers of the process, its time-outs and its measured time', async () => {
    const seen: unknown[] = [];
    setTimeout(() => seen.push(performance.now()), 500);
    clearTimeout(setTimeout(() => seen.push('cleared'), 600));
    const [patient, forgotten] = [AbortSignal.timeout(20_000), AbortSignal.timeout(20_000)];
    patient.addEventListener('abort', () => seen.push((patient.reason as DOMException).name, clock.now()));
    clock.forgets(forgotten);
    await runs(30_000);
    expect(seen).toEqual([500, 'TimeoutError', 21_000]);
    expect(forgotten.aborted).toBe(false);
  });
});

it('a long queue gives back what it was given, in order', () => {
  const queue = fifo<number>();
  const seen: number[] = [];
  for (let at = 0; at < 5_000; at += 1) {
    queue.add(2 * at);
    queue.add(2 * at + 1);
    seen.push(queue.take() as number);
  }
  expect(queue.length).toBe(5_000);
  for (let next = queue.take(); next !== undefined; next = queue.take()) seen.push(next);
  expect(seen).toEqual(Array.from({ length: 10_000 }, (_, at) => at));
});

describe('a processor', () => {
  it('does one job after the other on each core, and knows how busy it was', async () => {
    const ends: number[] = [];
    const cpu = processor('p', 2, clock);
    for (const cost of [10, 10, 5]) cpu.work(cost, () => ends.push(clock.now()));
    expect(cpu.waiting.length).toBe(3);
    await runs(100);
    expect(ends).toEqual([1_010, 1_010, 1_015]);
    expect(cpu.busyMs).toBe(12.5);
    expect(cpu.waiting.length).toBe(0);
  });

  it('that dies forgets its jobs and is free at once', async () => {
    const ends: string[] = [];
    const cpu = processor('p', 1, clock);
    cpu.work(50, () => ends.push('of the dead'));
    cpu.dies();
    cpu.work(10, () => ends.push(`of the new at ${clock.now()}`));
    await runs(100);
    expect(ends).toEqual(['of the new at 1010']);
  });
});

it('a disk makes what came during a flush durable with the next one', async () => {
  const ends: number[] = [];
  const log = disk('d', { flushMs: 2, bytesPerMs: 1_000 }, clock);
  for (let each = 0; each < 3; each += 1) log.writes(1_000, () => ends.push(clock.now()));
  await runs(100);
  // The first alone; the others together.
  expect(ends).toEqual([1_003, 1_007, 1_007]);
});

describe('the database', () => {
  const row = (uid: string) => ({ uid, assessment_id: 7, submitted_at: clock.now(), key_version: 0 }) as never;

  it('answers a repeat with the first receipt and files once', async () => {
    const database = openDatabase(planned.database, clock);
    const answers: unknown[] = [];
    void database.file([row('a')]).then((first) => {
      answers.push(first[0]?.submittedAt);
      void database.file([row('a')]).then((second) => answers.push(second[0]?.submittedAt, second[0]?.verdict));
    });
    await runs(1_000);
    expect(answers).toEqual([1_000, 1_000, 'filed']);
    expect(database.filed.get('a')).toBe(1);
  });

  it('lets commits wait for a silent standby, and breaks what is under way when it is cut', async () => {
    const database = openDatabase(planned.database, clock);
    const seen: string[] = [];
    database.becomes('alone');
    void database.file([row('a')]).then(() => seen.push(`a at ${Math.round(clock.now())}`));
    clock.after(5_000, () => database.becomes('answers'));
    clock.after(6_000, () => database.becomes('hangs'));
    clock.after(6_100, () => void database.file([row('b')]).catch(({ code }) => seen.push(`b ${code} at ${clock.now()}`)));
    clock.after(9_000, () => database.becomes('cut'));
    clock.after(9_500, () => void database.reads().catch(({ code }) => seen.push(`read ${code}`)));
    await runs(10_000);
    expect(seen).toEqual(['a at 6003', 'b ECONNRESET at 10000', 'read ECONNRESET']);
    expect([...database.filed.keys()]).toEqual(['a']);
  });
});

describe('a balancer', () => {
  /** A process that answers each request after a while, or never. */
  function standIn(answersAfterMs: number, isListening = true): ApiProcess & { taken: number } {
    const open = new Set<(reply: Reply) => void>();
    const process = {
      taken: 0,
      takes({ answer }: Exchange) {
        if (!isListening) return false;
        process.taken += 1;
        open.add(answer);
        clock.after(answersAfterMs, () => open.delete(answer) && answer({ status: 200, retryAfter: null, body: '{}' }));
        return true;
      },
      checks: (heard: (isReady: boolean) => void) => void clock.after(answersAfterMs, () => heard(isListening)),
      sheds() {
        for (const answer of [...open]) {
          open.delete(answer);
          answer('cut');
        }
      },
    };
    return process as unknown as ApiProcess & { taken: number };
  }
  const request = (seen: string[]): Exchange => ({
    uid: '1',
    assessmentId: 7,
    isGone: () => false,
    answer: (reply) => seen.push(`${reply === 'cut' ? reply : reply.status} at ${Math.round(clock.now() - 1_000)}`),
  });

  it('gives a request that found no process to another one', async () => {
    const [dead, alive] = [standIn(5, false), standIn(5)];
    const balancer = openBalancer('b', planned.balancer, [dead, alive], clock);
    const seen: string[] = [];
    balancer.takes(request(seen));
    await runs(100);
    expect(seen).toEqual(['200 at 6']);
    expect([dead.taken, alive.taken]).toEqual([0, 1]);
  });

  it('takes a process that is too slow for its checks out, and cuts what is under way there', async () => {
    const slow = standIn(3_000);
    const balancer = openBalancer('b', { ...planned.balancer, checkMs: 1_000 }, [slow], clock);
    const seen: string[] = [];
    clock.after(1_500, () => balancer.takes(request(seen)));
    clock.after(5_000, () => balancer.takes(request(seen)));
    await runs(6_000);
    balancer.stops();
    expect(balancer.takenOut).toBe(1);
    // The second check in a row has failed after three seconds. After that it has no process to ask.
    expect(seen).toEqual(['502 at 3000', '503 at 5001']);
  });

  it('lets a request wait for a place and gives it up after the time in its queue', async () => {
    const one = standIn(900);
    const balancer = openBalancer('b', { ...planned.balancer, mostEach: 1, queueMs: 1_000 }, [one], clock);
    const seen: string[] = [];
    for (let each = 0; each < 3; each += 1) balancer.takes(request(seen));
    await runs(3_000);
    balancer.stops();
    expect(seen).toEqual(['200 at 901', '503 at 1001', '200 at 1801']);
    expect(balancer.queue.longest).toBe(2);
  });
});

it('shows what a run was', () => {
  const shown = shownBy([
    { startedAt: 0, acknowledgedAt: 100, tries: 1 },
    { startedAt: 50, acknowledgedAt: 4_050, tries: 3 },
    { startedAt: 60, acknowledgedAt: null, tries: 2 },
  ]);
  expect(shown).toEqual({
    acknowledged: 2,
    triedAgain: 2,
    tries: 6,
    silentMs: 3_950,
    half: 100,
    most: 4_000,
    longest: 4_000,
    mean: 2_050,
    mostWaiting: 3,
    until: 4_050,
  });
});

it('takes the outage of a run from its tries', () => {
  const load = { overMs: 60_000, strikeMs: 18_000, healMs: 48_000, patienceMs: 300_000 };
  const learners = [
    { startedAt: 17_000, acknowledgedAt: 17_050, tries: 1, told: [{ at: 17_000, ms: 50, status: 200 }] },
    {
      startedAt: 19_000,
      acknowledgedAt: 40_000,
      tries: 3,
      told: [
        { at: 19_000, ms: 100, status: 503 },
        { at: 36_000, ms: 1_000, status: 0 },
        { at: 39_900, ms: 100, status: 200 },
      ],
    },
  ];
  const { fault, outage, shown } = runOf({ what: faults.primary?.what ?? '', load, learners }, 'here');
  expect([fault, outage]).toEqual(['primary', { silentS: 22.95, refusedS: 19 }]);
  expect([shown.triedAgain, shown.tries]).toEqual([1, 4]);
  expect(() => runOf({ what: 'rain', load, learners }, 'here')).toThrow('The model has no fault "rain".');
});

describe('the model has', () => {
  it('the settings of deploy/edge', () => {
    const settings = readFileSync('deploy/edge/etc/haproxy/portal/edge.cfg', 'utf8');
    const { mostEach, queueMs, serverMs, everyMs, checkMs, fall, rise } = planned.balancer;
    expect(settings).toContain(
      `default-server inter ${everyMs / 1_000}s fall ${fall} rise ${rise} maxconn ${mostEach} on-marked-down shutdown-sessions`,
    );
    for (const status of [502, 503, 504])
      expect(settings).toMatch(
        new RegExp(
          `http-error status ${status} content-type "application/json" string .* hdr Retry-After ${planned.balancer.retryAfterS} `,
        ),
      );
    expect(settings).toContain(`timeout check ${checkMs / 1_000}s`);
    expect(settings).toContain(`timeout queue ${queueMs / 1_000}s`);
    expect(settings).toContain(`timeout server ${serverMs / 1_000}s`);
    expect(readFileSync('deploy/cluster.env.example', 'utf8')).toContain(`\nEDGE_CONNECTIONS=${planned.balancer.mostConnections}\n`);
  });

  it('the faults of the cluster, by their words', () => {
    for (const [name, { what, runs }] of Object.entries(failover)) {
      expect(what).toBe(faults[name]?.what);
      expect(runs.length).toBeGreaterThan(0);
    }
  });
});
