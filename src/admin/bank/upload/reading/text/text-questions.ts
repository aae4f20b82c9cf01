import { optionLetters } from '../../../../../../contract/fields/limits';
import { optionColumns } from '../../../../../../contract/sheet/columns';
import { lettersAt, placeOfLetter } from '../../../formatted/option-labels';
import {
  answers,
  asks,
  bareAnswers,
  besideAnswer,
  explains,
  files,
  lettered,
  looselyNumbered,
  marked,
  numbered,
  sectionTitle,
  shares,
  startsWithNumber,
} from './line-signs';
import { numberOf } from './numbered-options';
import { bareNumber, TextKey } from './text-key';
import type { ReadLine, TextLine } from './text-line';

/** A question of a text. */
export interface TextQuestion {
  number: number | null;
  text: string;
  options: string[];
  answer: string;
  explanation: string;
  category: string;
  /** How its options are labelled; null while it has none. */
  labels: 'letters' | 'numbers' | null;
  set: SharedText | null;
  /** Its text with the options in its line, where it has some. */
  whole: string;
  /** A line of it may mean something else: then it is never ready. */
  isUnsure: boolean;
}

/** A text that the questions of a range of numbers share. */
interface SharedText {
  from: number;
  to: number;
  name: string;
  text: string;
}

/** "(a) Delhi (b) Mumbai" → both, where the labels follow one another; else the text as one option. */
function split(text: string, from: number): string[] {
  const label = (at: number) => `(?:[\\[(]\\s*[${lettersAt(at)}]\\s*[\\])]|[${lettersAt(at)}]\\s*[.)])`;
  if (from + 1 >= optionLetters.length) return [text.trim()];
  const found = new RegExp(`^(.*?)\\s+${label(from + 1)}\\s*(.*)$`, 'isu').exec(text);
  return found ? [(found[1] ?? '').trim(), ...split(found[2] ?? '', from + 1)] : [text.trim()];
}

const joined = (before: string, text: string): string => (before === '' ? text : `${before}\n${text}`);

/** The most lines of a kind that are quoted. */
const mostQuoted = 5;

/** What has been read of a text so far. */
export class TextQuestions {
  readonly questions: TextQuestion[] = [];
  /** By their number, or by their place where they have none. */
  readonly #numbered = new Map<number, TextQuestion[]>();
  #category = '';
  #part: 'none' | 'shared' | 'text' | 'options' | 'answer' | 'explanation' = 'none';
  readonly #key = new TextKey<TextQuestion>(
    (number) => this.#numbered.get(number) ?? [],
    (question, text) => this.doubts(question, text),
  );
  #set: SharedText | null = null;
  #sets = 0;
  /** Whether questions begin with "Q" or "Question": then "1)" may be an option. */
  readonly #areMarked: boolean;
  /** Lines that belong to no question. */
  left = 0;
  /** The first of these lines, and of those that made a question unsure. */
  readonly leftLines: string[] = [];
  readonly unsure: string[] = [];

  constructor(areMarked: boolean) {
    this.#areMarked = areMarked;
  }

  get #last(): TextQuestion | undefined {
    return this.questions.at(-1);
  }

  /** The number that a question below the last one would have. */
  get #next(): number {
    return (this.#last?.number ?? this.questions.length) + 1;
  }

  /** A line of a question may mean something else. */
  doubts(question: TextQuestion | undefined, text: string): void {
    if (question === undefined) return;
    question.isUnsure = true;
    if (this.unsure.length < mostQuoted) this.unsure.push(text.trim());
  }

  #leaves(text: string): void {
    this.left += 1;
    if (this.leftLines.length < mostQuoted) this.leftLines.push(text.trim());
  }

  #begins(number: number | null, text: string): void {
    const above = this.#last;
    const isBare = above !== undefined && above.options.length === 0 && above.answer === '';
    // A number again: a list inside a question, or a line of an option that begins with a number.
    const isAgain = number !== null && above !== undefined && above.number !== null && number <= above.number;
    const at = number ?? this.questions.length + 1;
    if (this.#set !== null && (at < this.#set.from || at > this.#set.to)) this.#set = null;
    const of = { category: this.#category, set: this.#set };
    const begun: TextQuestion = {
      number,
      text: '',
      options: [],
      answer: '',
      explanation: '',
      labels: null,
      whole: '',
      isUnsure: false,
      ...of,
    };
    this.questions.push(begun);
    if (isBare && (isAgain || above.isUnsure)) this.doubts(begun, text);
    if (isAgain && number === above?.number) {
      this.doubts(above, text);
      this.doubts(this.questions.at(-3), text);
    }
    this.#numbered.set(at, [...(this.#numbered.get(at) ?? []), begun]);
    this.#part = 'text';
    this.#key.ends();
    // The options may stand in the line of the question.
    const options = /\s(?:[[(]\s*[aकअ]\s*[\])]|a\s*[.)])\s/i.exec(text);
    const last = this.#last;
    if (last === undefined) return;
    last.text = (options === null ? text : text.slice(0, options.index)).trim();
    if (options === null) return;
    last.whole = text.trim();
    this.#isOption(0, text.slice(options.index).replace(lettered, '$3'), 'letters');
  }

  #isOption(place: number, text: string, labels: 'letters' | 'numbers'): boolean {
    const last = this.#last;
    if (last === undefined || this.#part === 'none' || this.#part === 'shared') return false;
    if (place !== last.options.length || place >= optionColumns.length || (last.labels ?? labels) !== labels) return false;
    // Below an answer an option is one of the next question, whose beginning was not found.
    if ((this.#part === 'answer' || this.#part === 'explanation') && last.options.length > 1) return false;
    last.labels = labels;
    last.options.push(...(labels === 'numbers' ? [text.trim()] : split(text, place)).slice(0, optionColumns.length - place));
    this.#part = 'options';
    return true;
  }

  #isLabelled(line: TextLine): boolean {
    const last = this.#last;
    if (last === undefined) return false;
    if (line.list === 'letter') return this.#isOption(last.options.length, line.text, 'letters');
    const [, inside, outside, text] = lettered.exec(line.text) ?? [];
    const letter = inside ?? outside;
    if (letter !== undefined && this.#isOption(placeOfLetter(letter), text ?? '', 'letters')) return true;
    if (letter !== undefined && (this.#part === 'text' || this.#part === 'options')) return this.#isOutOfTurn(last, line.text, letter);
    const number = numbered.exec(line.text);
    if (!this.#areMarked || number === null) return false;
    return numberOf(number[1] ?? '') === last.options.length + 1 && this.#isOption(last.options.length, number[2] ?? '', 'numbers');
  }

  /** A label that came before, or whose label before it did not come. Labels in the line of a question are part of its text where others stand below it. */
  #isOutOfTurn(last: TextQuestion, text: string, letter: string): boolean {
    this.doubts(last, text);
    if (last.whole === '' || placeOfLetter(letter) !== 0) return false;
    [last.text, last.options, last.whole] = [last.whole, [], ''];
    return this.#isOption(0, text.replace(lettered, '$3'), 'letters');
  }

  /** Whether a question may begin with its number alone: where others begin with "Q", once the options of the one above are there. */
  #mayBeNumbered(text: string): boolean {
    const last = this.#last;
    if (!this.#areMarked) return true;
    const number = numberOf(numbered.exec(text)?.[1] ?? '0');
    // A question that is answered by a number has no options.
    if (last !== undefined && last.options.length === 0 && last.answer !== '') return number === this.#next;
    if (last === undefined || last.options.length < 2) return false;
    return last.labels === 'letters' || number === (last.number ?? this.questions.length) + 1;
  }

  #isShared(text: string): boolean {
    const [, first = '', last = '', rest = ''] = shares.exec(text) ?? [];
    const [from, to] = [numberOf(first), numberOf(last)];
    if (first === '' || to <= from) return false;
    this.#sets += 1;
    this.#set = { from, to, name: `${this.#sets}: ${from}–${to}`, text: rest.trim() };
    this.#part = 'shared';
    this.#key.ends();
    return true;
  }

  #isBegin({ text, list }: TextLine): boolean {
    const found = marked.exec(text) ?? (this.#mayBeNumbered(text) ? numbered.exec(text) : null) ?? this.#followsOn(text);
    if (found === null && list !== 'number') return false;
    this.#begins(found === null ? null : numberOf(found[1] ?? ''), (found?.[2] ?? text).trim());
    return true;
  }

  /** The number that follows with another sign, once the question above has options. */
  #followsOn(text: string): RegExpExecArray | null {
    const last = this.#last;
    if (last === undefined || last.options.length < 2 || (this.#areMarked && last.labels !== 'letters')) return null;
    const found = looselyNumbered.exec(text);
    return found !== null && numberOf(found[1] ?? '') === this.#next ? found : null;
  }

  #isNamed(text: string): boolean {
    const last = this.#last;
    const category = files.exec(text)?.[1];
    if (category !== undefined) {
      this.#category = category.trim();
      // The line may stand in its question, or above the ones that follow.
      if (last !== undefined && last.answer === '' && this.#part !== 'none') last.category = this.#category;
      return true;
    }
    if (last === undefined || this.#part === 'shared') return false;
    const answer = (answers.exec(text) ?? bareAnswers.exec(text))?.[1];
    const explanation = explains.exec(text)?.[1];
    if (explanation !== undefined) {
      last.explanation = joined(last.explanation, explanation.trim());
      this.#part = 'explanation';
      return true;
    }
    if (answer === undefined || this.#part === 'explanation') return false;
    if (last.answer !== '') {
      // A second answer is one of a question whose beginning was not found.
      if (last.answer !== answer.trim()) this.doubts(last, text);
      return false;
    }
    const [, alone, beside] = besideAnswer.exec(answer.trim()) ?? [];
    last.answer = alone ?? answer.trim();
    this.#part = 'answer';
    if (beside !== undefined) this.#isNamed(beside);
    return true;
  }

  #goesOn(text: string): void {
    const last = this.#last;
    if (this.#part === 'shared' && this.#set !== null) this.#set.text = joined(this.#set.text, text);
    else if (last === undefined || this.#part === 'none' || this.#part === 'answer') this.#leaves(text);
    else if (this.#part === 'text') last.text = joined(last.text, text);
    else if (this.#part === 'explanation') last.explanation = joined(last.explanation, text);
    else {
      const number = startsWithNumber.exec(text)?.[1];
      const mayBegin = number !== undefined && (looselyNumbered.test(text) || bareNumber.test(text) || numberOf(number) === this.#next);
      // A question mark below the last option ends a question that lost its number.
      if ((mayBegin || asks.test(text)) && last.options.length > 1) this.doubts(last, text);
      last.options[last.options.length - 1] = joined(last.options.at(-1) ?? '', text);
    }
  }

  #isOfKey(text: string): boolean {
    const last = this.#last;
    const read = last === undefined ? null : this.#key.reads(text, last);
    // What stands below a key belongs to no question, until the next one begins.
    if (read === 'answer' || (read === 'title' && (this.#part === 'options' || this.#part === 'explanation'))) this.#part = 'answer';
    return read !== null;
  }

  /** A title between the questions belongs to none of them. */
  #isTitle(text: string): boolean {
    if (this.#part !== 'options' || (this.#last?.options.length ?? 0) < 2 || !sectionTitle.test(text)) return false;
    this.#part = 'answer';
    this.#leaves(text);
    return true;
  }

  takes({ options = [], isUnsure, ...line }: ReadLine): void {
    this.#reads(line);
    for (const { place, text } of options) if (!this.#isOption(place, text, 'numbers')) this.doubts(this.#last, text);
    if (isUnsure) this.doubts(this.#last, line.text);
  }

  #reads(line: TextLine): void {
    const { text } = line;
    if (text.trim() === '') return;
    if (
      this.#isOfKey(text) ||
      this.#isTitle(text) ||
      this.#isShared(text) ||
      this.#isNamed(text) ||
      this.#isLabelled(line) ||
      this.#isBegin(line)
    )
      return;
    this.#goesOn(text.trim());
  }
}
