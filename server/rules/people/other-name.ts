/** Titles, which are part of no name. */
const titles = new Set('mr mrs ms miss dr shri sri smt km kum श्री श्रीमती सुश्री कुमारी डॉ'.split(' '));
/** A name is compared by so many words. */
const mostWords = 12;

/** The words of a name, without case, accents, signs and titles. A letter alone is an initial. */
function wordsIn(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    // Accents of Latin letters, and the dot below a letter of an Indian script.
    .replace(/[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/g, '')
    .normalize('NFC')
    .toLowerCase();
  const words = (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, mostWords);
  const own = words.filter((word) => !titles.has(word));
  return own.length > 0 ? own : words;
}

/** Scripts of India, each a block of 128 places in the same order, from Devanagari to Malayalam. */
const indian = /[\u0900-\u0d7f]/;
/** Consonants of such a block from place 0x15 on; with breath and without are one, as are the letters of one sound. */
const consonants = 'k k g g n c c j j n t t d d n t t d d n n p p b b m y r r l l l v s s s h'.split(' ');
/** Vowels from place 0x05 on, and their signs from place 0x3e on. */
const vowels = 'a a i i u u ri l e e e e o o o o'.split(' ');
const signs = 'a i i u u ri ri e e e e o o o o'.split(' ');
const [silent, nasals] = [0x4d, [0x01, 0x02, 0x70]];

/** A word of an Indian script in Latin letters, roughly. A consonant without a sign is followed by an a, but for the last one. */
function inLatin(word: string): string {
  const places = [...word].map((letter) => (indian.test(letter) ? (letter.codePointAt(0) ?? 0) % 0x80 : -1));
  return places
    .map((place, at) => {
      if (place < 0) return word[at] ?? '';
      if (nasals.includes(place)) return 'n';
      const consonant = consonants[place - 0x15];
      const next = places[at + 1];
      const isOpen = next !== undefined && signs[next - 0x3e] === undefined && next !== silent;
      if (consonant !== undefined) return isOpen ? `${consonant}a` : consonant;
      return vowels[place - 0x05] ?? signs[place - 0x3e] ?? '';
    })
    .join('');
}

/** How a word sounds, roughly: Pooja and Puja are one, and so are Kumar and कुमार. */
function soundOf(word: string): string {
  return (
    inLatin(word)
      .replace(/ch+/g, '$')
      .replace(/c|q/g, 'k')
      .replace(/\$/g, 'c')
      .replace(/x/g, 'ks')
      .replace(/[pf]h?/g, 'p')
      .replace(/([bdgjkst])h/g, '$1')
      .replace(/z/g, 'j')
      .replace(/w/g, 'v')
      .replace(/y/g, 'i')
      .replace(/ee/g, 'i')
      .replace(/oo/g, 'u')
      .replace(/ai/g, 'e')
      .replace(/au|ou/g, 'o')
      .replace(/m(?=[pb])/g, 'n')
      // A letter twice is as one.
      .replace(/(.)\1+/g, '$1')
  );
}

/** The letters that stay when vowels are left out, as they are written differently from script to script. */
const bonesOf = (sound: string): string => sound.replace(/[aeiou]/g, '');

/** Whether two texts are the same but for one letter: another one, one too many or too few. */
function isNear(one: string, other: string): boolean {
  const least = Math.min(one.length, other.length);
  if (least < 3) return false;
  let start = 0;
  while (start < least && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < least - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end <= 1;
}

interface Word {
  text: string;
  sound: string;
  isIndian: boolean;
}
const wordOf = (text: string): Word => ({ text, sound: soundOf(text), isIndian: indian.test(text) });

/** Whether two words are one. Between two scripts, one that is nearly so is. */
function isSame(one: Word, other: Word): boolean {
  if (one.sound === other.sound) return true;
  if (one.isIndian === other.isIndian) return false;
  const bones = bonesOf(one.sound);
  return (bones.length > 1 && bones === bonesOf(other.sound)) || isNear(one.sound, other.sound);
}

/** A mark of a vowel is no letter. */
const isInitial = ({ text }: Word): boolean => (text.match(/\p{L}|\p{N}/gu) ?? []).length === 1 && !/\p{M}/u.test(text);

/** Whether one of two words is the first letter of the other. */
const isInitialOf = (one: Word, other: Word): boolean =>
  (isInitial(one) || isInitial(other)) && one.sound[0] !== undefined && one.sound[0] === other.sound[0];

/** The words of a name, and neighbours written as one: "Ravi Kumar" may be "Ravikumar", and "K L" be "KL". */
const joinedIn = (words: readonly string[]): Word[] =>
  words
    .flatMap((word, at) => [word, ...(at + 1 < words.length ? [`${word}${words[at + 1]}`] : [])])
    .map(wordOf)
    .filter((word) => !isInitial(word));

/**
 * Whether two names are clearly those of two people: no word of one is in the other. Case, spaces, accents, titles and doubled letters do not matter; initials
 * stand for words where each word of the shorter name has its own in the other. Names in two scripts are compared by their sound, roughly, and differ clearly
 * where neither sound is known. A name without a letter differs from none.
 */
export function isOtherName(one: string, other: string): boolean {
  const [own, others] = [wordsIn(one), wordsIn(other)];
  const [joined, joinedOthers] = [joinedIn(own), joinedIn(others)];
  if (joined.some((word) => joinedOthers.some((each) => isSame(word, each)))) return false;
  const standIn = (few: readonly string[], more: readonly string[]) =>
    few.map(wordOf).every((word) => more.map(wordOf).some((each) => isInitialOf(word, each)));
  // Of as many words, each of both names has its own.
  return !((own.length > others.length || standIn(own, others)) && (others.length > own.length || standIn(others, own)));
}

/** Whether two names are the same but for case, spaces, accents, titles and the order of their words. */
export const isSameName = (one: string, other: string): boolean => wordsIn(one).sort().join(' ') === wordsIn(other).sort().join(' ');
