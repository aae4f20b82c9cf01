import { readXml, type Token } from '../../../../../../contract/formats/moodle/xml';
import { lostFormula, lostPicture } from '../../../../../../contract/question/text-fault';
import { placed } from '../../../../../../contract/sheet/raised';
import { ofSymbolFont } from '../../../formatted/symbol-font';
import { type FormulaPart, texOfWord } from '../../../formatted/word-formula';
import { isOfData } from './line-signs';
import type { TextLine } from './text-line';

/** The lines of a Word document; a formula is one in TeX. `pictures`, `formulas`: how many of them are not carried over; `[🖼]` and `[∑]` stand in their place. */
export interface WordText {
  lines: TextLine[];
  /** The cells of each table, row by row. Their paragraphs are lines too; of a table of data each row is one. */
  tables: string[][][];
  pictures: number;
  formulas: number;
}

type Open = Extract<Token, { is: 'open' }>;

const settingOf = ({ attributes }: Open): string => attributes['w:val'] ?? '';

/** The format of each list at each level, by `numId:level`. */
function listsOf(numbering: string): Map<string, string> {
  const formats = new Map<string, string>();
  const lists = new Map<string, string>();
  let [abstract, level, list] = ['', '', ''];
  for (const token of readXml(numbering)) {
    if (token.is !== 'open') continue;
    if (token.name === 'w:abstractNum') abstract = token.attributes['w:abstractNumId'] ?? '';
    else if (token.name === 'w:lvl') level = token.attributes['w:ilvl'] ?? '';
    else if (token.name === 'w:numFmt') formats.set(`${abstract}:${level}`, settingOf(token));
    else if (token.name === 'w:num') list = token.attributes['w:numId'] ?? '';
    else if (token.name === 'w:abstractNumId') lists.set(list, settingOf(token));
  }
  const levels = Array.from({ length: 9 }, (_, at) => String(at));
  return new Map(
    [...lists].flatMap(([id, of]) =>
      levels.flatMap((at) => (formats.has(`${of}:${at}`) ? [[`${id}:${at}`, formats.get(`${of}:${at}`) ?? '']] : [])),
    ) as [string, string][],
  );
}

interface InList {
  list: string;
  level: string;
}

/** The deepest chain of styles that is followed. */
const deepestStyle = 10;
/** "ListNumber2", the second level of Word's own styles for lists. */
const secondLevel = /^List(?:Number|Bullet)[2-5]$/i;

/** The list of each style of paragraphs that has one, its own or that of the style it is based on, by the style's id. */
function listsOfStyles(styles: string): (style: string) => InList | undefined {
  const own = new Map<string, InList>();
  const bases = new Map<string, string>();
  let [style, level] = ['', '0'];
  for (const token of readXml(styles)) {
    if (token.is !== 'open') continue;
    if (token.name === 'w:style') [style, level] = [token.attributes['w:styleId'] ?? '', '0'];
    else if (token.name === 'w:basedOn') bases.set(style, settingOf(token));
    else if (token.name === 'w:ilvl') level = settingOf(token);
    else if (token.name === 'w:numId') own.set(style, { list: settingOf(token), level: secondLevel.test(style) ? '1' : level });
  }
  return (wanted) => {
    let at: string | undefined = wanted;
    for (let depth = 0; depth < deepestStyle && at !== undefined && !own.has(at); depth += 1) at = bases.get(at);
    return at === undefined ? undefined : own.get(at);
  };
}

/** Text in these elements is not read: the second form of a drawing is for older programs. */
const closed: Readonly<Record<string, string>> = {
  'mc:Fallback': '',
  'w:drawing': lostPicture,
  'w:pict': lostPicture,
  'w:object': lostPicture,
};

/** The program of an embedded object that is a formula: the editor of Word up to 2003, and MathType. */
const formulaEditor = /^Equation\b/i;

/** Elements of a formula are known by their names without the prefix. */
const formulaPart = ({ name, attributes }: Open): FormulaPart => ({
  name: name.replace('m:', ''),
  value: attributes['m:val'] ?? '',
  text: '',
  parts: [],
});

const breaks: Readonly<Record<string, string>> = { 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n', 'w:noBreakHyphen': '-' };

const linesOf = (rows: readonly (readonly string[])[]): TextLine[] =>
  rows.map((row) => ({ text: `| ${row.map((cell) => cell.replaceAll('\n', ' ')).join(' | ')} |` }));

/** Goes through a document's tokens and gathers its lines. */
class Reader {
  readonly found: WordText = { lines: [], tables: [], pictures: 0, formulas: 0 };
  readonly #lists: ReadonlyMap<string, string>;
  readonly #open: string[] = [];
  /** How deep the element lies whose text is not read; 0: none. */
  #shut = 0;
  /** The parts of the formula that are open, the innermost last. */
  #formula: FormulaPart[] = [];
  #text = '';
  #place = '';
  #font = '';
  #list = '';
  #level = '0';
  #style = '';
  /** Tables that are open, the innermost last. */
  readonly #tables: { from: number; rows: string[][] }[] = [];
  readonly #listOfStyle: (style: string) => InList | undefined;

  constructor(lists: ReadonlyMap<string, string>, listOfStyle: (style: string) => InList | undefined) {
    this.#lists = lists;
    this.#listOfStyle = listOfStyle;
  }

  opens(token: Open): void {
    this.#open.push(token.name);
    if (this.#shut > 0) {
      this.#opensShut(token);
      return;
    }
    const instead = closed[token.name];
    if (instead !== undefined) {
      this.#shut = this.#open.length;
      this.#text += instead;
      if (instead === lostPicture) this.found.pictures += 1;
    } else if (this.#formula.length > 0 || token.name === 'm:oMath') {
      const part = formulaPart(token);
      this.#formula.at(-1)?.parts.push(part);
      this.#formula.push(part);
    } else if (token.name === 'w:tbl') this.#tables.push({ from: this.found.lines.length, rows: [] });
    else if (token.name === 'w:tr') this.#tables.at(-1)?.rows.push([]);
    else if (token.name === 'w:tc') this.#tables.at(-1)?.rows.at(-1)?.push('');
    else if (token.name === 'w:r') [this.#place, this.#font] = ['', ''];
    else if (token.name === 'w:rFonts') this.#font = token.attributes['w:ascii'] ?? '';
    else if (token.name === 'w:sym')
      this.#sign(String.fromCharCode(Number.parseInt(token.attributes['w:char'] ?? '', 16)), token.attributes['w:font'] ?? '');
    else if (token.name === 'w:vertAlign') this.#place = settingOf(token);
    else if (token.name === 'w:numId') this.#list = settingOf(token);
    else if (token.name === 'w:ilvl') this.#level = settingOf(token);
    else if (token.name === 'w:pStyle') this.#style = settingOf(token);
    // Tabulators of a paragraph's settings have the same name as a tabulator in its text.
    else if (this.#open.at(-2) === 'w:r') this.#text += breaks[token.name] ?? '';
  }

  closes(): void {
    const depth = this.#open.length;
    const name = this.#open.pop();
    if (this.#shut > 0) {
      if (depth === this.#shut) this.#shut = 0;
      return;
    }
    const part = this.#formula.pop();
    if (part !== undefined) {
      if (this.#formula.length === 0) this.#takes(part);
      return;
    }
    if (name === 'w:p') this.#ends();
    const table = name === 'w:tbl' ? this.#tables.pop() : undefined;
    if (table === undefined) return;
    this.found.tables.push(table.rows);
    if (this.#tables.length === 0 && isOfData(table.rows))
      this.found.lines.splice(table.from, Number.POSITIVE_INFINITY, ...linesOf(table.rows));
  }

  hears(text: string): void {
    if (this.#shut > 0) return;
    const part = this.#formula.at(-1);
    if (part !== undefined) part.text += text;
    // A digit right behind the dollar would make it one of money.
    else if (this.#open.at(-1) === 'w:t') this.#sign(text, this.#font, /\$$/.test(this.#text) && /^\d/.test(text) ? ' ' : '');
  }

  /** Adds text in a font that may have signs of its own at the codes of letters. */
  #sign(text: string, font: string, apart = ''): void {
    const shown = ofSymbolFont(text, font);
    if (shown.includes(lostFormula) && !text.includes(lostFormula)) this.found.formulas += 1;
    this.#text += apart + placed(shown, this.#place);
  }

  /** An embedded object says only inside by which program it was made. */
  #opensShut({ name, attributes }: Open): void {
    if (name !== 'o:OLEObject' || this.#open[this.#shut - 1] !== 'w:object' || !formulaEditor.test(attributes.ProgID ?? '')) return;
    this.#text = this.#text.slice(0, -lostPicture.length) + lostFormula;
    this.found.pictures -= 1;
    this.found.formulas += 1;
  }

  #takes(formula: FormulaPart): void {
    const tex = texOfWord(formula);
    this.#text += tex ?? lostFormula;
    if (tex === null) this.found.formulas += 1;
  }

  #ends(): void {
    const { list: id, level } =
      this.#list === '' ? (this.#listOfStyle(this.#style) ?? { list: '', level: '0' }) : { list: this.#list, level: this.#level };
    const format = this.#lists.get(`${id}:${level}`) ?? this.#lists.get(`${id}:0`) ?? '';
    const isLetter = /letter|hindi(?:Vowels|Consonants)/i.test(format) || (format !== '' && format !== 'bullet' && level !== '0');
    const isNumber = /decimal|hindiNumbers/i.test(format);
    const list = isLetter ? 'letter' : isNumber ? 'number' : undefined;
    const row = this.#tables.at(-1)?.rows.at(-1);
    if (row !== undefined && row.length > 0) row.push([row.pop() ?? '', this.#text.trim()].filter((text) => text !== '').join('\n'));
    // A line that ends by hand is a line of its own; Word numbers the first one alone.
    for (const [at, text] of this.#text.split('\n').entries()) this.found.lines.push({ text, ...(at === 0 && list && { list }) });
    [this.#text, this.#list, this.#level, this.#style] = ['', '', '0', ''];
  }
}

/**
 * Reads the parts `word/document.xml`, `word/numbering.xml` and `word/styles.xml` of a Word document: a list may stand in a paragraph or in its style. Throws
 * `FormatFault` where one is no XML.
 */
export function fromWord(document: string, numbering: string | null, styles: string | null = null): WordText {
  const reader = new Reader(numbering === null ? new Map() : listsOf(numbering), styles === null ? () => undefined : listsOfStyles(styles));
  for (const token of readXml(document)) {
    if (token.is === 'open') reader.opens(token);
    else if (token.is === 'close') reader.closes();
    else reader.hears(token.text);
  }
  return reader.found;
}
