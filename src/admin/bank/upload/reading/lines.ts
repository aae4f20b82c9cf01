import { optionLetters } from '../../../../../contract/fields/limits';
import { optionColumns } from '../../../../../contract/sheet/columns';

/** A line of a text or a document. `list`: Word numbers it by itself, by numbers or by letters. */
export interface TextLine {
  text: string;
  list?: 'number' | 'letter' | undefined;
}

interface Question {
  number: number | null;
  text: string;
  options: string[];
  answer: string;
  explanation: string;
  category: string;
}

const letters = optionLetters.join('').toLowerCase();
const hindiLetters = 'कखगघङच';

const marked = /^\s*(?:q(?:ues(?:tion)?)?|प्रश्न)\s*\.?\s*(?:no\.?\s*)?(\d{1,4}|[०-९]{1,4})\s*[.):–-]?\s*(.*)$/isu;
const numbered = /^\s*(\d{1,4}|[०-९]{1,4})\s*[.)]\s+(.*)$/su;
const lettered = /^\s*(?:[[(]\s*([a-fकखगघङच])\s*[\])]|([a-fकखगघङच])\s*[.)])\s*(.*)$/isu;
const answers = /^\s*(?:correct\s+|right\s+|सही\s+)?(?:answer|ans|उत्तर|option)\s*(?:key|option|is)?\s*[.:)–-]+\s*(.+)$/isu;
const explains = /^\s*(?:explanation|solution|sol|exp|व्याख्या|हल|समाधान)\s*[.:–-]+\s*(.*)$/isu;
const files = /^\s*(?:category|subject|topic|chapter|विषय|अध्याय)\s*[:–-]+\s*(.+)$/isu;
const keyTitle = /^\s*(?:answers?|answer\s+keys?|उत्तर(?:\s*कुंजी|माला)?)\s*[:–-]?\s*$/iu;
const keyEntry = /(\d{1,4})\s*[.):\-–]*\s*[[(]?\s*([a-f])\b\s*[\])]?/giu;

const numberOf = (digits: string): number => Number(digits.replace(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0))));

const placeOf = (letter: string): number => Math.max(letters.indexOf(letter.toLowerCase()), hindiLetters.indexOf(letter));

/** "(a) Delhi (b) Mumbai" → both, where the labels follow one another; else the text as one option. */
function split(text: string, from: number): string[] {
  const label = (at: number) => `(?:[\\[(]\\s*[${letters[at]}${hindiLetters[at]}]\\s*[\\])]|[${letters[at]}${hindiLetters[at]}]\\s*[.)])`;
  if (from + 1 >= letters.length) return [text.trim()];
  const found = new RegExp(`^(.*?)\\s+${label(from + 1)}\\s*(.*)$`, 'isu').exec(text);
  return found ? [(found[1] ?? '').trim(), ...split(found[2] ?? '', from + 1)] : [text.trim()];
}

const joined = (before: string, text: string): string => (before === '' ? text : `${before}\n${text}`);

/** What has been read of a text so far. */
class Reading {
  readonly questions: Question[] = [];
  #category = '';
  #part: 'none' | 'text' | 'options' | 'explanation' = 'none';
  #isKey = false;
  /** Whether questions begin with "Q" or "Question": then "1)" may be an option. */
  readonly #areMarked: boolean;
  /** Lines that belong to no question. */
  left = 0;

  constructor(areMarked: boolean) {
    this.#areMarked = areMarked;
  }

  get #last(): Question | undefined {
    return this.questions.at(-1);
  }

  #begins(number: number | null, text: string): void {
    this.questions.push({ number, text: '', options: [], answer: '', explanation: '', category: this.#category });
    this.#part = 'text';
    // The options may stand in the line of the question.
    const at = /\s(?:[[(]\s*a\s*[\])]|a\s*[.)])\s/i.exec(text);
    const last = this.#last;
    if (last === undefined) return;
    last.text = (at === null ? text : text.slice(0, at.index)).trim();
    if (at !== null) this.#isOption(0, text.slice(at.index).replace(lettered, '$3'));
  }

  #isOption(place: number, text: string): boolean {
    const last = this.#last;
    if (last === undefined || this.#part === 'none' || place !== last.options.length || place >= optionColumns.length) return false;
    last.options.push(...split(text, place).slice(0, optionColumns.length - place));
    this.#part = 'options';
    return true;
  }

  #isLabelled(line: TextLine): boolean {
    const last = this.#last;
    if (last === undefined) return false;
    if (line.list === 'letter') return this.#isOption(last.options.length, line.text);
    const [, inside, outside, text] = lettered.exec(line.text) ?? [];
    const letter = inside ?? outside;
    if (letter !== undefined && this.#isOption(placeOf(letter), text ?? '')) return true;
    const number = numbered.exec(line.text);
    if (!this.#areMarked || number === null) return false;
    return numberOf(number[1] ?? '') === last.options.length + 1 && this.#isOption(last.options.length, number[2] ?? '');
  }

  #isBegin({ text, list }: TextLine): boolean {
    const found = marked.exec(text) ?? (this.#areMarked ? null : numbered.exec(text));
    if (found === null && list !== 'number') return false;
    this.#begins(found === null ? null : numberOf(found[1] ?? ''), (found?.[2] ?? text).trim());
    return true;
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
    if (last === undefined) return false;
    const answer = answers.exec(text)?.[1];
    const explanation = explains.exec(text)?.[1];
    if (explanation !== undefined) {
      last.explanation = joined(last.explanation, explanation.trim());
      this.#part = 'explanation';
      return true;
    }
    if (answer === undefined || last.answer !== '' || this.#part === 'explanation') return false;
    last.answer = answer.trim();
    return true;
  }

  #goesOn(text: string): void {
    const last = this.#last;
    if (last === undefined || this.#part === 'none') {
      this.left += 1;
    } else if (this.#part === 'text') last.text = joined(last.text, text);
    else if (this.#part === 'explanation') last.explanation = joined(last.explanation, text);
    else last.options[last.options.length - 1] = joined(last.options.at(-1) ?? '', text);
  }

  #isOfKey(text: string): boolean {
    if (keyTitle.test(text) && this.questions.length > 0) {
      this.#isKey = true;
      return true;
    }
    if (!this.#isKey) return false;
    const entries = [...text.matchAll(keyEntry)];
    for (const [, number = '', letter = ''] of entries) {
      const question = this.questions.find((each, at) => (each.number ?? at + 1) === Number(number));
      if (question !== undefined && question.answer === '') question.answer = letter;
    }
    return entries.length > 0;
  }

  takes(line: TextLine): void {
    const { text } = line;
    if (text.trim() === '') return;
    if (this.#isOfKey(text) || this.#isNamed(text) || this.#isLabelled(line) || this.#isBegin(line)) return;
    this.#goesOn(text.trim());
  }
}

/** A table with a header, and a row for each question. `left`: lines that belong to no question. */
export interface FromLines {
  rows: string[][];
  left: number;
}

/**
 * The questions of a text: "1." or "Q1." begins one, "(a)" or "A." an option, "Answer: b" names the right one, "Explanation:" what follows; a key at the
 * end ("Answers", then "1. b 2. c") counts too. A line without such a sign belongs to what stands above it.
 */
export function fromLines(given: readonly TextLine[]): FromLines {
  // One space for many: the expressions above would try each way to share a long row of them.
  const lines = given.map((line) => ({ ...line, text: line.text.replace(/\s{2,}/gu, ' ') }));
  const reading = new Reading(lines.some(({ text }) => marked.test(text)));
  for (const line of lines) reading.takes(line);
  const most = Math.max(2, ...reading.questions.map(({ options }) => options.length));
  const header = ['Question', ...optionColumns.slice(0, most), 'Correct option', 'Explanation', 'Category'];
  const rows = reading.questions.map(({ text, options, answer, explanation, category }) => [
    text,
    ...Array.from({ length: most }, (_, at) => options[at] ?? ''),
    answer,
    explanation,
    category,
  ]);
  return { rows: [header, ...rows], left: reading.left };
}
