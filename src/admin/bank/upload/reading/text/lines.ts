import { optionLetters } from '../../../../../../contract/fields/limits';
import { optionColumns, passageColumns } from '../../../../../../contract/sheet/columns';
import { unsureSigns } from '../../../../../../contract/sheet/options';
import { mayHaveOptions, type NumberedOption, numberedOptions, numberOf, placeOfAnswer } from './numbered-options';
import { anyLetter, lettersAt, placeOfLetter } from './option-labels';
import { bareNumber, keyBegins, keyTitle, TextKey } from './text-key';

/** A line of a text or a document. `list`: Word numbers it by itself, by numbers or by letters. */
export interface TextLine {
  text: string;
  list?: 'number' | 'letter' | undefined;
}

interface Line extends TextLine {
  /** Options that numbers label, below `text`. */
  options?: readonly NumberedOption[];
  /** Its labels may be read in two ways. */
  isUnsure?: true;
}

interface Question {
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

const marked = /^\s*(?:q(?:ues(?:tion)?)?|प्रश्न)\s*\.?\s*(?:no\.?\s*)?(\d{1,4}|[०-९]{1,4})\s*[.):–-]?\s*(.*)$/isu;
const numbered = /^\s*(\d{1,4}|[०-९]{1,4})\s*[.)]\s+(.*)$/su;
/** "2- Next", "2.Next", "(2) Next": a number that begins a question where it is the one that follows. */
const looselyNumbered = /^\s*[[(]?\s*(\d{1,4}|[०-९]{1,4})\s*[-–—:.)\]]{1,3}\s*(?=[^\d०-९\s])(.*)$/su;
/** A number at the start of a line, with or without a sign. */
const startsWithNumber = /^\s*[[(]?\s*(\d{1,4}|[०-९]{1,4})(?:[\s\-–—:.)\]]|$)/u;
const lettered = new RegExp(`^\\s*(?:[[(]\\s*([${anyLetter}])\\s*[\\])]|([${anyLetter}])\\s*[.)])\\s*(.*)$`, 'isu');
const answers = /^\s*(?:correct\s+|right\s+|सही\s+)?(?:answer|ans|key|उत्तर|option)\s*(?:key|option|is)?\s*[.:)–-]+\s*(.+)$/isu;
/** "Ans 2", "Answer (B)": without a sign between, where nothing else stands in the line. */
const bareAnswers = new RegExp(
  `^\\s*(?:correct\\s+|सही\\s+)?(?:answer|ans|उत्तर)\\s+([[(]?\\s*[${anyLetter}1-6१-६]\\s*[\\])]?)\\s*\\.?\\s*$`,
  'iu',
);
/** "(b) Explanation: …": what follows the answer in its line. */
const besideAnswer = new RegExp(
  `^([[(]?\\s*[${anyLetter}1-6१-६]\\s*[\\])]?)\\s*[.;,]?\\s+((?:explanation|solution|sol|exp|व्याख्या|हल|समाधान)\\s*[.:–-]+\\s*.*)$`,
  'isu',
);
const explains = /^\s*(?:explanation|solution|sol|exp|व्याख्या|हल|समाधान)\s*[.:–-]+\s*(.*)$/isu;
const files = /^\s*(?:category|subject|topic|chapter|विषय|अध्याय)\s*[:–-]+\s*(.+)$/isu;
/** "Directions (Q. 1 to 3):", "Q. 1-3", "निर्देश (1–3)": a text that these questions share follows. */
const shares =
  /^\s*(?:(?:directions?|instructions?|passage|comprehension|निर्देश|गद्यांश)[^\d०-९\n]{0,40}|[[(]?\s*(?:q(?:ues(?:tion)?s?)?|प्रश्न)\s*\.?\s*(?:nos?\.?)?\s*)(\d{1,4}|[०-९]{1,4})\s*(?:-|–|—|to|से)\s*(?:q\s*\.?\s*)?(\d{1,4}|[०-९]{1,4})\s*[\])]?\s*[.:–-]?\s*[\])]?\s*(.*)$/isu;
/** A line that ends a question. */
const asks = /[?？]\s*$/u;
/** A title between questions; the one of a key is {@link keyTitle}. */
const sectionTitle =
  /^\s*(?:section|part|paper|unit|खंड|खण्ड|भाग)\s*[:–-]?\s*(?:[a-h]|\d{1,2}|[ivx]{1,4}|[क-ङ]|[०-९]{1,2})\s*(?:[:–—(-].{0,100})?$/iu;
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
class Reading {
  readonly questions: Question[] = [];
  /** By their number, or by their place where they have none. */
  readonly #numbered = new Map<number, Question[]>();
  #category = '';
  #part: 'none' | 'shared' | 'text' | 'options' | 'answer' | 'explanation' = 'none';
  readonly #key = new TextKey<Question>(
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

  get #last(): Question | undefined {
    return this.questions.at(-1);
  }

  /** The number that a question below the last one would have. */
  get #next(): number {
    return (this.#last?.number ?? this.questions.length) + 1;
  }

  /** A line of a question may mean something else. */
  doubts(question: Question | undefined, text: string): void {
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
    const begun: Question = { number, text: '', options: [], answer: '', explanation: '', labels: null, whole: '', isUnsure: false, ...of };
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
  #isOutOfTurn(last: Question, text: string, letter: string): boolean {
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

  takes({ options = [], isUnsure, ...line }: Line): void {
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

/** The text behind the number of a line that may begin a question, and whether the number has a bracket behind it; null: it begins none. */
function beginIn({ text, list }: TextLine): { text: string; number: number | null; isBracketed: boolean } | null {
  if (shares.test(text)) return null;
  const found = marked.exec(text) ?? numbered.exec(text);
  if (found === null) return list === 'number' ? { text, number: null, isBracketed: false } : null;
  const isBracketed = !marked.test(text) && /^\s*[\d०-९]{1,4}\s*\)/u.test(text);
  return { text: found[2] ?? '', number: numberOf(found[1] ?? ''), isBracketed };
}

const closing = [answers, bareAnswers, explains, keyTitle, files, shares, sectionTitle];

/** The line below a question's text and options, from `begin` on: of its answer, or of the next question. */
function endOf(lines: readonly TextLine[], begin: number, isBracketed: boolean): number {
  let labels = 0;
  for (let at = begin + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? { text: '' };
    if (closing.some((pattern) => pattern.test(line.text))) return at;
    const next = beginIn(line);
    if (next === null) continue;
    // "1)" below "1." may be the label of an option.
    if (isBracketed || !next.isBracketed || (next.number !== 1 && next.number !== labels + 1)) return at;
    labels = next.number;
  }
  return lines.length;
}

/** The lines, with options that numbers label apart from the text before them. */
function withNumbered(lines: readonly TextLine[]): Line[] {
  const read: Line[] = [...lines];
  let isKey = false;
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at] ?? { text: '' };
    isKey ||= keyTitle.test(first.text) || keyBegins.test(first.text);
    const begin = beginIn(first);
    // A key has numbers and letters alone.
    if (begin === null || (isKey && !/\p{L}{2}/u.test(begin.text))) continue;
    isKey = false;
    const block = lines.slice(at, endOf(lines, at, begin.isBracketed));
    const isLettered = ({ text, list }: TextLine) => list === 'letter' || lettered.test(text);
    const letteredLines = new Set(block.flatMap((line, place) => (place > 0 && isLettered(line) ? [place] : [])));
    const texts = block.map(({ text }, place) => (place === 0 ? begin.text : letteredLines.has(place) ? '' : text));
    const found = numberedOptions(texts, letteredLines);
    if (found.are === 'unsure') read[at + found.line] = { ...(lines[at + found.line] ?? first), isUnsure: true };
    if (found.are !== 'options') continue;
    const prefix = first.text.slice(0, first.text.length - begin.text.length);
    for (const [place, { before, options }] of found.lines)
      read[at + place] = { ...(lines[at + place] ?? first), text: place === 0 ? prefix + before : before, options };
    at += Math.max(...found.lines.keys());
  }
  return read;
}

/** The answer of a question as a letter where numbers label its options: a number is a place there, and never the text of an option. */
function lettersFor({ answer, labels, options }: Question): string {
  const place = labels === 'numbers' ? placeOfAnswer(answer) : null;
  return place === null || place >= options.length ? answer : (optionLetters[place] ?? answer);
}

/** Whether a question that is answered by a small number may have its options in its text. */
const mayBeOptions = ({ text, options, answer }: Question): boolean =>
  options.length === 0 && (placeOfAnswer(answer) ?? optionColumns.length) < optionColumns.length && mayHaveOptions(text);

/** Whether questions begin with "Q" or "Question". Where some do and those with their number alone fill the gaps, all are counted as one, and a number is none of an option. */
function areMarkedIn(lines: readonly TextLine[]): boolean {
  const key = lines.findIndex(({ text }) => keyTitle.test(text));
  const numbers = lines.slice(0, key < 0 ? lines.length : key).flatMap(({ text }) => {
    const isMarked = marked.test(text) && !shares.test(text);
    const found = isMarked ? marked.exec(text) : numbered.exec(text);
    return found === null ? [] : [{ number: numberOf(found[1] ?? ''), isMarked }];
  });
  const isOneCount = numbers.every(({ number }, at) => at === 0 || number === (numbers[at - 1]?.number ?? 0) + 1);
  return numbers.some(({ isMarked }) => isMarked) && (numbers.every(({ isMarked }) => isMarked) || !isOneCount);
}

/**
 * A table with a header, and a row for each question. `left`: how many lines belong to no question, `leftLines` the first of them; `unsure`: the first lines
 * that may mean something else than they were read as. A question with one has `?` before its answer, so that it is refused by name.
 */
export interface FromLines {
  rows: string[][];
  left: number;
  leftLines: string[];
  unsure: string[];
}

/**
 * The questions of a text: "1." or "Q1." begins one, "(a)" or "A." an option, "Answer: b" names the right one, "Explanation:" what follows; a key at the
 * end ("Answers", then "1. b 2. c" or "1. (3) 2. (1)") counts too. "Directions (Q. 1-3)" begins a text that these questions share. A line without such a sign belongs to what
 * stands above it; below an answer it belongs to nothing. What may be read in two ways is never taken for ready: a label or a number that comes twice or out
 * of turn.
 */
export function fromLines(given: readonly TextLine[]): FromLines {
  // One space for many: the expressions above would try each way to share a long row of them.
  const lines = given.map((line) => ({ ...line, text: line.text.replace(/\s{2,}/gu, ' ') }));
  const reading = new Reading(areMarkedIn(lines));
  for (const line of withNumbered(lines)) reading.takes(line);
  for (const question of reading.questions) if (mayBeOptions(question)) reading.doubts(question, question.text);
  const most = Math.max(2, ...reading.questions.map(({ options }) => options.length));
  const hasSets = reading.questions.some(({ set }) => set !== null);
  const header = [
    'Question',
    ...optionColumns.slice(0, most),
    'Correct option',
    'Explanation',
    'Category',
    ...(hasSets ? passageColumns : []),
  ];
  const rows = reading.questions.map((question) => {
    const { text, options, explanation, category, set, isUnsure } = question;
    const answer = lettersFor(question);
    return [
      text,
      ...Array.from({ length: most }, (_, at) => options[at] ?? ''),
      isUnsure ? `${unsureSigns.text} ${answer}`.trim() : answer,
      explanation,
      category,
      ...(hasSets ? [set?.name ?? '', set?.text ?? ''] : []),
    ];
  });
  return { rows: [header, ...rows], left: reading.left, leftLines: reading.leftLines, unsure: reading.unsure };
}
