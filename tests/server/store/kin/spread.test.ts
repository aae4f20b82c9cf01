import { beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../../../../server/store/engine/postgres';
import { migrate } from '../../../../server/store/open/migrations/migrate';
import { busiestBySecond, type KeyOrder, keyOrdersOf, type Row } from '../../kit/kin/ranges';
import { distributed } from '../../kit/kin/rules';
import { onPostgres } from '../../kit/on-postgres';

/** A slot of 250,000 learners within a minute, in a scale of 1 to 20: rows a second, and what a range takes. */
const scale = 20;
const [perSecond, seconds] = [Math.round(4_200 / scale), 60];
const bounds = { perSecond: 2_500 / scale, patienceS: 10, rows: 1_000 };
/** Seconds until no range gets more than it takes: a few splits, each after ten seconds. */
const settledS = 30;

/** The same numbers in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A row of every distributed table at once: what one learner leaves in an assessment. */
function rowOf(random: () => number, assessmentId: number, at: number): Row {
  const uid = Array.from({ length: 28 }, () => letters[Math.floor(random() * letters.length)]).join('');
  const right = Math.round(((random() + random() + random()) / 3) * 100);
  const wrong = Math.round(random() * (100 - right));
  return {
    ...{
      uid,
      assessment_id: assessmentId,
      is_preview: 0,
      is_provisional: 0,
      submitted_at: at,
      score: right * 4 - wrong,
      time_taken: 3_600,
    },
    ...{ correct_answers: right, wrong_answers: wrong, unattempted: 100 - right - wrong },
    ...{ way: 'file', body_hash: String(random()), is_finished: 1, version: 1 },
  };
}

/** Indexes of which one range gets every write of an assessment: behind the assessment their key rises with the time (ADR 54). */
const rising = ['submissions_by_assessment'];

/** Indexes by the admin who imports a file. What a learner hands in has no row in them, and imports come one by one. */
const ofImports = ['arrivals_by_bringer', 'submissions_by_importer'];

onPostgres('the keys of rows that learners write', (postgres) => {
  let orders: KeyOrder[];
  const random = numbers(54);
  const day = Date.parse('2026-03-01T00:00:00Z');
  /** Twenty assessments of the days before. */
  const before = Array.from({ length: 20 }, (_, id) =>
    Array.from({ length: 500 }, () => rowOf(random, id + 1, day + id * 1_000 + random() * 60_000)),
  );
  const slot = Array.from({ length: seconds }, (_, second) =>
    Array.from({ length: perSecond }, (_, at) => rowOf(random, 21, day + 86_400_000 + second * 1_000 + (at * 1_000) / perSecond)),
  );

  beforeAll(async () => {
    const store = await openPostgres(await postgres.database(), () => undefined);
    await migrate(store);
    const all = await keyOrdersOf(store, Object.keys(distributed));
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(ofImports));
    orders = all.filter(({ name }) => !ofImports.includes(name));
    await store.close();
  });

  it('are those of the schema', () => {
    expect(orders.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['starts_key', 'submissions_by_assessment', 'submissions_by_rank', 'submissions_key']),
    );
    expect(new Set(orders.map(({ table }) => table))).toEqual(new Set(Object.keys(distributed)));
    const columns = new Set(orders.flatMap((order) => order.columns.map(({ name }) => name)));
    expect([...columns].filter((name) => !(name in rowOf(random, 1, 1)))).toEqual([]);
  });

  it('spread over ranges within half a minute, but for what is known to rise with the time', () => {
    const busiest = orders.map((order) => [order.name, busiestBySecond(order, before.flat(), slot, bounds)] as const);
    const hot = busiest.filter(([, bySecond]) => Math.max(...bySecond.slice(settledS)) > bounds.perSecond);
    expect(hot.map(([name]) => name)).toEqual(rising);
    for (const [, bySecond] of hot) expect(Math.min(...bySecond)).toBe(perSecond);
  });

  it('of submissions spread from the first second on: they begin with the learner', () => {
    const key = orders.filter(({ name }) => name === 'submissions_key');
    expect(key.map(({ columns }) => columns[0]?.name)).toEqual(['uid']);
    for (const order of key) expect(Math.max(...busiestBySecond(order, before.flat(), slot, bounds))).toBeLessThan(perSecond / 4);
  });
});
