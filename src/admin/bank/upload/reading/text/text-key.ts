import { anyLetter, placeOfLetter } from '../../../formatted/option-labels';
import { numberOf, placeOfAnswer } from './numbered-options';

/** A question as a key answers it. */
interface Keyed {
  options: readonly string[];
  answer: string;
}

/** The title of a key, in a line of its own. */
export const keyTitle = /^\s*(?:section\s+\S{1,10}\s*[:–-]?\s*)?(?:answers?|answer\s+keys?|उत्तर(?:\s*कुंजी|माला)?)\s*[:–-]?\s*$/iu;
/** "Answers: 1-b 2-c": a title of a key with entries in its line. */
export const keyBegins =
  /^\s*(?:section\s+\S{1,10}\s*[:–-]?\s*)?(?:answers?|ans|answer\s+keys?|keys?|उत्तर(?:\s*कुंजी|माला)?)\s*[:–-]+\s*(?=[[(]?\s*(?:q\s*\.?\s*)?[\d०-९])/iu;
/** A title that cannot be the one of a single answer. */
const isPlural = /answers|keys?|कुंजी|माला/iu;
const keyNumber = '(?:q\\s*\\.?\\s*)?(\\d{1,4}|[०-९]{1,4})';
/**
 * An entry of a key: the number of a question with a letter, or with a number. A number has brackets, or a sign before it that parts it from the first: "1.5"
 * is one number.
 */
const keyEntry = new RegExp(
  `${keyNumber}(?:[\\s.):\\-–|]*[[(]?\\s*([${anyLetter}])(?![\\p{L}\\p{M}])\\s*[\\])]?|[\\s.):\\-–|]*[[(]\\s*(\\d{1,2}|[०-९]{1,2})\\s*[\\])]|(?:[.)]\\s+|\\s*[:–|-]\\s*|\\.?\\)\\s*)(\\d{1,2}|[०-९]{1,2})(?=[\\s,;|/]|$))`,
  'giu',
);
/** What may stand between the entries of a key. */
const betweenEntries = /^[\s,;|/.]*$/u;
/** The head of a column of numbers, of a key that stands in a table: each of its cells is a line. */
const numbersTitle = /^\s*(?:q(?:ues(?:tion)?)?s?\.?\s*nos?\.?|s\.?\s*nos?\.?|प्र(?:श्न)?\.?\s*(?:सं|क्र|संख्या)\.?|क्र\.?\s*सं\.?)\s*$/iu;
/** The head of a row or column of letters in a key. */
const lettersTitle = /^\s*(?:ans(?:wers?)?|key|उत्तर)\s*[.:]?\s*$/iu;
/** A number in a line of its own. */
export const bareNumber = /^\s*(\d{1,4}|[०-९]{1,4})\s*[.)]?\s*$/u;
/** An answer that stands alone in the line below its "Answer:". */
const bareAnswer = new RegExp(`^\\s*[[(]?\\s*([${anyLetter}])\\s*[\\])]?\\s*(?:[.):–-]\\s*.*)?$`, 'isu');

/** The same of a number in brackets: a key in a table has numbers of questions without. */
const bracketedAnswer = /^\s*[[(]\s*([1-6१-६])\s*[\])]\s*$/u;

/** The place from 0 that an answer names by a letter or a number; null: it is neither alone. */
function placeSaid(answer: string): number | null {
  const letter = bareAnswer.exec(answer)?.[1];
  return letter === undefined ? placeOfAnswer(answer) : placeOfLetter(letter);
}

/**
 * The key at the end of a text, or of a section of it: "Answers", then "1. b 2. c" or "1. (3) 2. (1)", in lines, in the line of the title or in a table, each of
 * whose cells is a line. `questionsOf`: the questions of a number; `doubts`: the answer of one may mean something else.
 */
export class TextKey<Q extends Keyed> {
  readonly #questionsOf: (number: number) => readonly Q[];
  readonly #doubts: (question: Q, text: string) => void;
  #isOpen = false;
  /** Whether it is the key of several questions for certain. */
  #isSure = false;
  /** Numbers of a table whose letters have not come yet. */
  #awaited: number[] = [];

  constructor(questionsOf: (number: number) => readonly Q[], doubts: (question: Q, text: string) => void) {
    this.#questionsOf = questionsOf;
    this.#doubts = doubts;
  }

  /** A question begins, or a text that several share. */
  ends(): void {
    this.#isOpen = false;
  }

  /**
   * Reads a line below a question. `title`: a key begins with it, which may have entries in the same line; `entries`: a part of the key; `answer`: what seemed
   * a key was the title of that question's answer, which this line is; null: it is nothing of a key.
   */
  reads(text: string, last: Q): 'title' | 'entries' | 'answer' | null {
    const title = keyBegins.exec(text)?.[0];
    if (title !== undefined && last.options.length > 1) {
      const entries = text.slice(title.length);
      if ([...entries.matchAll(keyEntry)].length > 1 && this.#areEntries(entries)) return this.#begins(true);
    }
    if (keyTitle.test(text) || (numbersTitle.test(text) && last.options.length > 1))
      return this.#begins(isPlural.test(text) || numbersTitle.test(text));
    if (!this.#isOpen) return null;
    if (this.#isOfTable(text) || this.#areEntries(text)) return 'entries';
    // "Answer:" stood in a line of its own, with the answer below it.
    this.#isOpen = false;
    const letter = last.answer === '' && last.options.length > 0 ? bareAnswer.exec(text)?.[1] : undefined;
    if (letter === undefined) return null;
    last.answer = letter;
    return 'answer';
  }

  #begins(isSure: boolean): 'title' {
    this.#isOpen = true;
    this.#isSure = isSure;
    return 'title';
  }

  /** The answer of a key to the first question of this number that has none; one that has another answer keeps both, and is refused by name. */
  #answers(number: number, label: string): void {
    const named = this.#questionsOf(number);
    const open = named.find(({ answer }) => answer === '');
    const [only] = named;
    const place = placeSaid(label);
    if (open !== undefined) {
      open.answer = label;
      // A number that is no option: the numbers of the key, or of the questions, are other ones.
      if (place !== null && open.options.length > 0 && place >= open.options.length) this.#doubts(open, `${number}: ${label}`);
    } else if (named.length === 1 && only !== undefined && (placeSaid(only.answer) ?? place) !== place)
      only.answer = `${only.answer} / ${label}`;
  }

  /** The entries of a line of a key; false, and nothing is read, where it may be something else. */
  #areEntries(text: string): boolean {
    const entries = [...text.matchAll(keyEntry)].map(([, number = '', letter, inBrackets, bare]) => ({
      number: numberOf(number),
      label: letter ?? inBrackets ?? bare ?? '',
      isNumber: letter === undefined,
    }));
    if (entries.length === 0 || !betweenEntries.test(text.replace(keyEntry, ''))) return false;
    if (entries.some(({ isNumber }) => isNumber)) {
      // Below "Answer:" one pair of numbers may be the answer itself.
      if (!this.#isSure && entries.length < 2) return false;
      if (entries.some(({ number }, at) => at > 0 && number <= (entries[at - 1]?.number ?? 0))) return false;
      this.#isSure = true;
    }
    for (const { number, label } of entries) this.#answers(number, label);
    return true;
  }

  /** A number of a key in a table, or the letter of the first number that awaits one. */
  #isOfTable(text: string): boolean {
    const number = bareNumber.exec(text)?.[1];
    if (number !== undefined) this.#awaited.push(numberOf(number));
    // The head of the row of letters, below the row of numbers.
    if (this.#awaited.length > 0 && lettersTitle.test(text)) return true;
    const letter =
      number === undefined && this.#awaited.length > 0 ? (bareAnswer.exec(text) ?? bracketedAnswer.exec(text))?.[1] : undefined;
    const first = letter === undefined ? undefined : this.#awaited.shift();
    if (first !== undefined && letter !== undefined) this.#answers(first, letter);
    return number !== undefined || first !== undefined;
  }
}
