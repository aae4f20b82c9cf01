import type { Picture } from './picture';
import type { QuestionDraft } from './question';

/** As people would read it aloud: no difference of Unicode form, case or spacing. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Punctuation that frames a sentence. Signs that belong to what is asked stay: -5, .5, 50 %, 5!, f(x). */
const before = new Set(' \'"‘’“”«»*');
const behind = new Set([...before, ...'.,:;।॥?_-']);

/** Walks in from both ends: a pattern that must end at the end would be tried again from every place in a long run of its signs. */
function unframed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && before.has(text.charAt(start))) start += 1;
  while (end > start && behind.has(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** What stands between the parts of a key; folding turns every one of them in a text into a space. */
const between = '\n';

/** Folding leaves no tab in a text, so that a picture's name is no part of the words. */
const shows = (picture: Picture | undefined): string => (picture === undefined ? '' : `\t${picture.hash}`);

/**
 * Two questions with one key are the same question: the same words but for Unicode form, case, spacing and the punctuation around them,
 * the same options in whatever order, and the same pictures. The words alone would not do: "Find the odd one out" is asked a hundred times.
 */
export function questionKey({ description, picture, options }: Pick<QuestionDraft, 'description' | 'picture' | 'options'>): string {
  const words = plain(description);
  const said = unframed(words) || words;
  return [said + shows(picture), ...options.map((option) => plain(option.text) + shows(option.picture)).sort()].join(between);
}
