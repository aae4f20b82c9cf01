import { saidKind } from '../kinds/kind';
import { type OwnAnswer, ownAnswer } from '../kinds/kinds';
import type { Picture } from './picture';
import type { QuestionDraft } from './question';

/** Normalizes a text: Unicode form, case and spacing do not matter. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Punctuation around a sentence. Characters that belong to the question stay: -5, .5, 50 %, 5!, f(x). */
const before = new Set(' \'"‘’“”«»*');
const behind = new Set([...before, ...'.,:;।॥?_-']);

/** A loop from both ends: a pattern anchored at the end would be quadratic in a long run of punctuation. */
function unframed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && before.has(text.charAt(start))) start += 1;
  while (end > start && behind.has(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** What a question asks, but for Unicode form, case, spacing and the punctuation around it. */
export function wordsKey(description: string): string {
  const words = plain(description);
  return unframed(words) || words;
}

/** Separator of a key's parts; normalized texts contain no line break. */
const between = '\n';

/** Normalized texts contain no tab, so a picture's name cannot be mistaken for words. */
const shows = (picture: Picture | undefined): string => (picture === undefined ? '' : `\t${picture.hash}`);

/** The words and the picture of an option. */
const optionKey = ({ text, picture }: Pick<QuestionDraft['options'][number], 'text' | 'picture'>): string => plain(text) + shows(picture);

/** The right options, in whatever order, or what is right in their place. Of two questions with one key, two of these are a contradiction. */
export function rightKey({ options, ...question }: Pick<QuestionDraft, 'options'> & OwnAnswer): string {
  const own = Object.entries(ownAnswer(question) ?? {}).map(
    ([name, value]) => `\t${JSON.stringify([name, Object.entries(value ?? {}).sort()])}`,
  );
  const right = options.filter(({ correct }) => correct).map(optionKey);
  return [...right, ...own].sort().join(between);
}

/** What a key is made of. A passage has its contents here, not only its id. */
export type Keyed = Pick<QuestionDraft, 'description' | 'picture' | 'options' | 'kind'> & {
  passage?: { text?: string | undefined; picture?: Picture | undefined } | undefined;
};

/**
 * Two questions with one key are the same question: the same words but for Unicode form, case, spacing and the punctuation around them,
 * the same options in whatever order, the same pictures, one kind and one passage. The words alone would not do: "Find the odd one out" is asked a hundred times.
 */
export function questionKey(question: Keyed): string {
  const { description, picture, options, passage } = question;
  const { kind } = saidKind(question);
  return [
    wordsKey(description) + shows(picture),
    ...options.map(optionKey).sort(),
    // Keys of earlier versions are of single questions. A tab again: no option can be mistaken for a kind.
    ...(kind === undefined ? [] : [`\t${kind}`]),
    // Two tabs: no picture of an option can be mistaken for a passage.
    ...(passage === undefined ? [] : [`\t\t${plain(passage.text ?? '')}${shows(passage.picture)}`]),
  ].join(between);
}
