import { insertMany } from '../../../engine/insert-many';
import type { Db } from '../../../engine/store';
import { oldQuestions } from './rows';
import type { OldQuestion } from './texts';

// The bands as `server/store/bank/question-bands.ts` makes them: those of new questions stand beside them.

const signs = /[\s.,;:!?।॥_'"‘’“”«»()[\]{}$\\]+/u;

function trigramsOf({ description, options }: OldQuestion): Set<string> {
  const found = new Set<string>();
  const words = [description, ...options.map(({ text }) => text)].join(' ');
  for (const word of words.normalize('NFKC').toLowerCase().split(signs)) {
    if (word === '') continue;
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3));
  }
  return found;
}

const bandCount = 12;
const hashesInBand = 3;

/** Mixes 32 bits (the finalizer of MurmurHash3). */
function mixed(bits: number): number {
  let h = bits;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A trigram has three code units of 16 bits. */
const bitsOf = (trigram: string): number =>
  mixed((trigram.charCodeAt(0) * 31 + trigram.charCodeAt(1)) ^ Math.imul(trigram.charCodeAt(2), 0x9e3779b1));

const seeds = Uint32Array.from({ length: bandCount * hashesInBand }, (_, at) => mixed(at + 1));

function bandsOf(trigrams: ReadonlySet<string>): number[] {
  if (trigrams.size === 0) return [];
  const least = new Uint32Array(seeds.length).fill(0xffffffff);
  for (const trigram of trigrams) {
    const bits = bitsOf(trigram);
    // Indexed: an iterator takes longer than the hashes.
    for (let at = 0; at < seeds.length; at += 1) {
      const hash = mixed(bits ^ (seeds[at] ?? 0));
      if (hash < (least[at] ?? 0)) least[at] = hash;
    }
  }
  return Array.from({ length: bandCount }, (_, band) => {
    let [high, low] = [mixed(band + 1), mixed(band + 1001)];
    for (let at = 0; at < hashesInBand; at += 1) {
      const hash = least[band * hashesInBand + at] ?? 0;
      high = mixed(high ^ hash);
      low = mixed(low ^ mixed(hash + 1));
    }
    return (high % 2 ** 21) * 2 ** 32 + low;
  });
}

export const oldBands = (question: OldQuestion): number[] => [...new Set(bandsOf(trigramsOf(question)))];

/** Adds the bands of the questions there are, a batch at a time, in the order of the table. */
export async function addOldBands(db: Db): Promise<void> {
  for await (const questions of oldQuestions(db)) {
    const rows = questions.flatMap((question) => oldBands(question).map((band) => ({ band, question_id: question.id })));
    await insertMany(
      db,
      'question_bands',
      rows.sort((a, b) => a.band - b.band),
    );
  }
}
