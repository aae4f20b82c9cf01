import { batch, insertMany } from '../../../engine/insert-many';
import type { Db } from '../../../engine/store';
import { oldWords } from './texts';

// The bands of words as `server/store/bank/question-bands.ts` makes them: those of new questions stand beside them.

/** Mixes 32 bits (the finalizer of MurmurHash3). */
function mixed(bits: number): number {
  let h = bits;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

export function oldWordsBand(description: string): number | null {
  const words = oldWords(description);
  if (words === '') return null;
  let [high, low] = [mixed(7_001), mixed(7_002)];
  for (let at = 0; at < words.length; at += 1) {
    high = mixed(high ^ words.charCodeAt(at));
    low = mixed(low + words.charCodeAt(at));
  }
  return (high % 2 ** 21) * 2 ** 32 + low;
}

/** The questions of lists by id, a batch at a time: one that was taken back with its upload is in none. */
async function* listedQuestions(db: Db): AsyncGenerator<{ id: number; description: string }[]> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('questions')
      .innerJoin('question_words', 'question_words.question_id', 'questions.id')
      .select(['questions.id', 'questions.description'])
      .where('questions.id', '>', last)
      .orderBy('questions.id')
      .limit(batch)
      .execute();
    yield rows;
    if (rows.length < batch) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Adds the band of the words of each question there is, in the order of the table. */
export async function addWordsBands(db: Db): Promise<void> {
  for await (const questions of listedQuestions(db)) {
    const rows = questions.flatMap(({ id, description }) => {
      const band = oldWordsBand(description);
      return band === null ? [] : [{ band, question_id: id }];
    });
    await insertMany(
      db,
      'question_bands',
      rows.sort((one, other) => one.band - other.band),
    );
  }
}
