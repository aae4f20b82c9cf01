/**
 * What a reply may give away. `existence`: an answer about a paper differs from the answer about a paper that does not exist. · `time`: when it opens,
 * closes, is released. · `bank`: what only admins see of a question. · `marks`: a score, which tells the key bit by bit. · `figures`: numbers of others. · `code`: the spoken code, which opens every
 * sealed copy.
 */
export const classes = [
  'existence',
  'name',
  'time',
  'question',
  'option',
  'passage',
  'picture',
  'key',
  'explanation',
  'reason',
  'insight',
  'marks',
  'figures',
  'code',
  'bank',
  'group',
  'person',
] as const;
export type Class = (typeof classes)[number];

/** Classes that a phrase in a text shows; the others are seen by the shape of a reply. */
type Written = Exclude<Class, 'existence' | 'time' | 'key' | 'marks' | 'figures' | 'code'>;

/** A text that occurs nowhere else. `whose`: the state of the paper or its place in the list of states, or the uid of the person, in letters and digits. */
export const phrase = (of: Written, whose: string): string => `zq-${of}-${whose}-qz`;

/** Something that a reply gives away, and of which paper or person: `question hidden`. */
export type Finding = `${Class} ${string}`;
export const finding = (of: Class, whose: string): Finding => `${of} ${whose}`;

const phrases = /zq-(\w+)-(\w+)-qz/g;

/** Every phrase in a text. */
export function phrasesIn(text: string): Finding[] {
  return Array.from(text.matchAll(phrases), ([, of, whose]) => finding(of as Class, whose ?? ''));
}

const firstPlace = 100;
const numbers = /\b7(\d{3})000\.125\b/g;

/** The right number of a paper's numeric question, which occurs nowhere else. `place`: of the paper in the list of states. */
export const rightNumber = (place: number): number => Number(`7${firstPlace + place}000.125`);

/** The places of all right numbers in a text. */
export const placesIn = (text: string): number[] => Array.from(text.matchAll(numbers), ([, place]) => Number(place) - firstPlace);
