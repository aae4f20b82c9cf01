/** The texts by which versions before 0.10.0 found and ordered rows. */
export const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

export const ordered = (text: string): string => folded(text).replace(/\d+/g, (digits) => digits.replace(/^0+(?=.)/, '').padStart(12, '0'));

/** A stored question, as far as the first versions have it. */
export interface OldQuestion {
  id: number;
  description: string;
  options: { text: string; picture?: { hash: string } }[];
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
const before = new Set(' \'"‘’“”«»*');
const behind = new Set([...before, ...'.,:;।॥?_-']);

function unframed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && before.has(text.charAt(start))) start += 1;
  while (end > start && behind.has(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** What a question asks, but for case, spacing and the punctuation around it. */
export function oldWords(description: string): string {
  const words = plain(description);
  return unframed(words) || words;
}

/** The key of a question of the first kind, as `contract/question/question-key.ts` makes it: stored keys are compared with keys of new questions. */
export function oldKey({ description, options }: OldQuestion): string {
  const shown = options.map(({ text, picture }) => plain(text) + (picture === undefined ? '' : `\t${picture.hash}`));
  return [oldWords(description), ...shown.sort()].join('\n');
}
