import { afterAll, beforeAll, expect, it } from 'vitest';
import { handInOf } from '../../../../bench/kit/world';
import { type Postgres, startPostgres } from '../../kit/postgres';
import { postgresBin } from '../../kit/postgres-programs';
import { ask, posted } from './answer';
import type { Answer, Attack, Expected } from './attack';
import { watchMemory } from './memory';
import { bundled, type Held, hold } from './target';

const mostMemory = 512 * 1024 * 1024;
const mostBytes = 10_000;

/** A tenth of the real times, so that the suite need not wait for them. On a busy machine an honest body may take longer. */
const hurry = { headMs: 1_000, bodyMs: 1_000, lingerMs: 500 };

const bin = await postgresBin();

function demand(answer: Answer, expected: Expected): void {
  const { status, code, fields = [], mostBytes: most = mostBytes } = expected;
  expect([status].flat(), answer.message).toContain(answer.status);
  expect([code].flat()).toContain(answer.code);
  for (const field of fields) expect(Object.keys(answer.fields)).toContain(field);
  if (most !== null) expect(answer.bytes).toBeLessThanOrEqual(most);
}

/**
 * Declares the tests: each attack alone against a server in a process of its own: it gets the right refusal, small and in bounded memory, and a hand-in at the
 * same time is filed.
 */
export function attacksOn(engine: 'SQLite' | 'PostgreSQL', sent: readonly Attack[]): void {
  let postgres: Postgres | null = null;
  let code: Awaited<ReturnType<typeof bundled>>;
  let held: Held;
  const isHere = engine === 'SQLite' || bin !== null;

  beforeAll(async () => {
    if (!isHere) return;
    code = await bundled();
    if (engine === 'PostgreSQL') postgres = await startPostgres(bin ?? '');
    held = await hold(code.dir, (await postgres?.database()) ?? null, hurry);
  });
  afterAll(async () => {
    await held?.close();
    await postgres?.stop();
    await code?.remove();
  });

  const honest = (): Promise<Answer> => {
    const { port, world, assessmentId } = held.target;
    const token = world.learners[2]?.token ?? '';
    return ask(port, posted(token, `/api/assessment/${assessmentId}/submit`, handInOf(world, assessmentId)));
  };

  it.skipIf(!isHere).each(sent)(`by $name is refused on ${engine}, and blocks no learner`, async ({ expected, round }) => {
    const memory = watchMemory(held.server.child.pid ?? 0);
    const [answers, beside] = await Promise.all([round(held.target), honest()]);
    for (const answer of answers) demand(answer, expected);
    expect(beside.status).toBe(200);
    expect(memory.most()).toBeLessThan(mostMemory);
  });
}
