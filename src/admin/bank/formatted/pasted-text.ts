import { lostFormula, lostPicture } from '../../../../contract/question/text-fault';
import { placed } from '../../../../contract/sheet/raised';
import { ofMathml, ofWordHtml } from './page-formula';
import { ofSymbolFont } from './symbol-font';
import { texOfWord } from './word-formula';

/** What of formatted text its plain text would change: raised and lowered signs, and formulas; a table or a picture may. */
const changes = /<(?:su[pb]|math|m:omath)\b|vertical-align:\s*(?:super|sub)|mso-char-type|msEquation|class="?katex/i;
const mayChange = /<(?:table|img)\b/i;

/**
 * How the cells of a row stand in a line: `bars`: as a passage draws them. · `tabs`: as the reader of tables parts them. By the rows of a table, and whether nothing
 * but tables is pasted.
 */
export type Cells = (rows: readonly (readonly string[])[], isAlone: boolean) => 'bars' | 'tabs';

/** Word puts a formula into a comment, and a picture of it beside it for other programs. */
const withFormulas = (html: string): string =>
  html
    .replaceAll(/<!--\[if gte msEquation[^\]]*\]>([\s\S]*?)<!\[endif\]-->/gi, '$1')
    .replaceAll(/<!\[if !msEquation\]>[\s\S]*?<!\[endif\]>/gi, '')
    .replaceAll(/<(m:\w+)([^<>]*)\/>/gi, '<$1$2></$1>');

/** The page's policy refuses styles in what is parsed too, with a line on the console for each. */
const withoutStyles = (html: string): string =>
  html.replaceAll(/<style\b[\s\S]*?<\/style>/gi, '').replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle(?=\s*=)/i, ' data-style'));

const block = /^(?:P|DIV|LI|UL|OL|DL|DT|DD|TR|TABLE|H[1-6]|BLOCKQUOTE|PRE|SECTION|ARTICLE)$/;
const silent = new Set(['STYLE', 'SCRIPT', 'HEAD', 'TITLE', 'TEMPLATE']);

const texIn = (element: Element): string | undefined =>
  element.querySelector('annotation[encoding="application/x-tex"]')?.textContent?.trim() || undefined;

/** Some pages draw a formula as a picture, which has its TeX as a description. One whose description is empty is an ornament. */
const ofImage = (alt: string | null): string => (alt === '' ? '' : alt?.includes('\\') ? `$${alt.trim()}$` : lostPicture);

/** A cell with several lines, as a spreadsheet writes it. */
const quoted = (cell: string): string => (cell.includes('\n') ? `"${cell.replaceAll('"', '""')}"` : cell);

class Reader {
  readonly #cells: Cells;
  readonly #isAlone: boolean;
  readonly #lines: string[] = [];
  /** The line that is not ended. */
  #line = '';
  /** Whether a table or a picture makes another text of it than the plain one. */
  isOther = false;

  constructor(cells: Cells, isAlone: boolean) {
    this.#cells = cells;
    this.#isAlone = isAlone;
  }

  get text(): string {
    return [...this.#lines, this.#line].join('\n').trim();
  }

  /** `font`: of signs, that Word says of a text. */
  reads(node: Node, place = '', font = ''): void {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = (node.nodeValue ?? '').replaceAll(/[\s\u00a0]+/g, ' ');
      this.#adds(placed(font === '' ? text : ofSymbolFont(text, font, true), place));
    }
    if (!(node instanceof Element) || silent.has(node.tagName) || this.#isFormula(node)) return;
    const name = node.tagName;
    if (name === 'IMG') this.#image(ofImage(node.getAttribute('alt')));
    else if (name === 'BR') this.#ends();
    else if (name === 'TABLE') this.#table(node);
    else this.#inside(node, place, font);
  }

  #inside(element: Element, place: string, font: string): void {
    const isBlock = block.test(element.tagName);
    const style = element.getAttribute('data-style') ?? '';
    const raised = element.tagName === 'SUP' || /vertical-align:\s*super/i.test(style) ? 'superscript' : place;
    const within = element.tagName === 'SUB' || /vertical-align:\s*sub/i.test(style) ? 'subscript' : raised;
    const [, signs = font] = /mso-char-type:\s*symbol[^"]*?mso-symbol-font-family:\s*["']?([^;"']+)/i.exec(style) ?? [];
    if (isBlock) this.#ends();
    for (const child of element.childNodes) this.reads(child, within, signs);
    if (isBlock) this.#ends();
  }

  #isFormula(element: Element): boolean {
    const name = element.tagName.toLowerCase();
    const isDrawn = element.classList.contains('katex') || element.classList.contains('MathJax');
    if (!isDrawn && name !== 'math' && name !== 'm:omath') return false;
    const math = name === 'math' ? element : element.querySelector('math');
    const tex = texIn(element);
    const read = name === 'm:omath' ? texOfWord(ofWordHtml(element)) : math === null ? null : texOfWord(ofMathml(math));
    this.#adds(tex === undefined ? (read ?? lostFormula) : `$${tex}$`);
    return true;
  }

  #image(text: string): void {
    this.isOther ||= text !== '';
    this.#adds(text);
  }

  #table(table: Element): void {
    const said = (cell: Element): string => {
      const inside = new Reader(this.#cells, this.#isAlone);
      inside.reads(cell);
      this.isOther ||= inside.isOther;
      return inside.text;
    };
    const rows = [...table.querySelectorAll('tr')]
      .filter((row) => row.closest('table') === table)
      .map((row) => [...row.children].map(said));
    const how = this.#cells(rows, this.#isAlone);
    if (how === 'bars') this.isOther = true;
    this.#ends();
    for (const row of rows) {
      this.#line = how === 'tabs' ? row.map(quoted).join('\t') : `| ${row.map((cell) => cell.replaceAll('\n', ' ')).join(' | ')} |`;
      this.#ends();
    }
  }

  #adds(text: string): void {
    const last = this.#line.at(-1) ?? ' ';
    // A digit right behind the dollar would make it one of money.
    const apart = last === '$' && /^\d/.test(text) ? ' ' : '';
    this.#line += apart + (last === ' ' ? text.replace(/^ /, '') : text);
  }

  #ends(): void {
    const line = this.#line.replace(/ +$/, '');
    if (line !== '') this.#lines.push(line);
    this.#line = '';
  }
}

/** The text of what a page or Word puts into the clipboard, where its plain text would change the meaning; null: its plain text says the same. */
export function pastedText(html: string, cells: Cells): string | null {
  if (!changes.test(html) && !mayChange.test(html)) return null;
  const { body } = new DOMParser().parseFromString(withoutStyles(withFormulas(html)), 'text/html');
  const around = body.cloneNode(true) as HTMLElement;
  for (const table of around.querySelectorAll('table')) table.remove();
  const reader = new Reader(cells, (around.textContent ?? '').trim() === '');
  reader.reads(body);
  return changes.test(html) || reader.isOther ? reader.text : null;
}

/** Where a text is typed, a table is drawn. */
export const withBars: Cells = () => 'bars';
