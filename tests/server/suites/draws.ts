import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { QuestionDraftSchema } from '../../../contract/question/question';
import { insertCategory } from '../../../server/store/bank/categories';
import { insertQuestions, questionIdsBelow } from '../../../server/store/bank/questions';
import { question } from '../kit/bank';
import type { TestPortal } from '../kit/portal';
import type { Open } from './open';

/** A repeatable sequence of random numbers (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Drawing from a bank so large that ids are guessed before they are looked up. */
export function drawsSuite(open: Open): void {
  let portal: TestPortal;
  let root: number;
  let wide: Set<number>;
  let narrow: Set<number>;

  beforeAll(async () => {
    portal = await open();
    await portal.store.atomically(async (tx) => {
      const add = async (name: string, parent: number | null) => (await insertCategory(tx, name, parent))?.id ?? 0;
      const file = async (name: string, count: number, ...categories: number[]) =>
        new Set(
          await insertQuestions(
            tx,
            Array.from({ length: count }, (_, at) => v.parse(QuestionDraftSchema, question(`${name} ${at}`, categories))),
            0,
          ),
        );
      root = await add('Root', null);
      const [below, also, other] = [await add('Below', root), await add('Also', root), await add('Other', null)];
      await file('Before', 100, other);
      wide = await file('In two places', 300, below, also);
      narrow = await file('Few', 6, other, await add('Narrow', null));
      await file('After', 100, other);
    });
  });
  afterAll(() => portal.close());

  it('draws each question of the categories and their subcategories about equally often, none twice and no other', async () => {
    const random = dice(7);
    const times = new Map<number, number>();
    for (let at = 0; at < 600; at += 1) {
      const drawn = await questionIdsBelow(portal.store.db, { categoryIds: [root] }, 5, random);
      expect(new Set(drawn).size).toBe(5);
      for (const id of drawn) times.set(id, (times.get(id) ?? 0) + 1);
    }
    expect([...times.keys()].every((id) => wide.has(id))).toBe(true);
    expect(times.size).toBe(wide.size);
    // 10 each on average; 4 standard deviations beyond it.
    expect(Math.max(...times.values())).toBeLessThan(10 + 4 * Math.sqrt(10));
  });

  it('finds all questions of a category that guesses rarely hit', async () => {
    const rare = await portal.store.db.selectFrom('categories').select('id').where('name', '=', 'Narrow').executeTakeFirstOrThrow();
    expect(new Set(await questionIdsBelow(portal.store.db, { categoryIds: [rare.id] }, 6, dice(3)))).toEqual(narrow);
    expect(await questionIdsBelow(portal.store.db, { categoryIds: [rare.id] }, 4, dice(3))).toHaveLength(4);
  });
}
