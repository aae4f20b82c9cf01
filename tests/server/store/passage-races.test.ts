import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdPassages } from '../../../server/store/bank/passage-changes';
import { deletePassage } from '../../../server/store/bank/passage-edit';
import { question } from '../kit/bank';
import { onPostgres } from '../kit/on-postgres';
import { openPortal, type TestPortal } from '../kit/portal';

/** Long enough for a call that waits for no lock. */
const unheldMs = 500;

onPostgres('a passage that is deleted while a question with the same text is added', (postgres) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openPortal(await postgres.migrated());
  });
  afterAll(() => portal.close());

  it('is stored anew, and is no passage for a question that names its id', async () => {
    const { id: category } = await portal.admin.call('addCategory', { query: { name: 'Sets' } });
    const text = 'Said twice';
    const { id } = await portal.admin.call('createPassage', { body: { text } });
    const body = (description: string, passage: { text: string } | { id: number }) => ({ ...question(description, [category]), passage });
    const { adding } = await portal.store.atomically(async (tx) => {
      await holdPassages(tx, [id]);
      const adding = [
        portal.admin.tries('createQuestion', { body: body('By its text', { text }) }),
        portal.admin.tries('createQuestion', { body: body('By its id', { id }) }),
      ];
      await Promise.race([...adding, pause(unheldMs)]);
      await deletePassage(tx, id);
      // Within an object: what a transaction returns is awaited before its end.
      return { adding };
    });
    const [byText, byId] = await Promise.all(adding);
    expect(byId?.problem?.fields).toEqual({ 'passage.id': 'is not a passage' });
    expect(byText?.status).toBe(200);
    const { passage } = JSON.parse(byText?.text ?? '{}') as { passage?: { id: number; text: string } };
    expect(passage?.text).toBe(text);
    expect(passage?.id).not.toBe(id);
  });
});
